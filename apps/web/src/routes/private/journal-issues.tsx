import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { issues } from '@naskhah/words/publishing/issues';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ActButton } from '../../app/acts-here.tsx';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { IssueDialog } from '../../features/publishing/issue-dialog.tsx';
import css from '../../features/publishing/issues.module.css';
import { VolumeDialog } from '../../features/publishing/volume-dialog.tsx';
import { VolumeSection } from '../../features/publishing/volume-section.tsx';

/** The volumes and issues of a journal. */
const JournalIssuesPage = () => {
  const { say } = useWords();
  const journalId = usePathParam('id');
  const input = { journal_id: journalId };
  const volumes = useQuery(calls.publishing.getVolumeList.queryOptions({ input }));
  const list = useQuery(calls.publishing.getIssueList.queryOptions({ input }));
  // The command palette leads here to add an issue at once.
  const asked = useSearch({ strict: false }) as Record<string, unknown>;
  const [adding, setAdding] = useState<'volume' | 'issue' | undefined>(asked.add === 'issue' ? 'issue' : undefined);
  const close = () => setAdding(undefined);
  if (isMissing(volumes.error) || isRefusal(volumes.error, 'not-allowed')) return <PageMissing />;
  if (volumes.error || list.error) {
    return (
      <LoadFailure
        error={volumes.error ?? list.error}
        level={1}
        onRetry={() => {
          void volumes.refetch();
          void list.refetch();
        }}
      />
    );
  }
  return (
    <JournalFrame
      id={journalId}
      current="volume"
      lead={say(issues.listLead)}
      actions={
        <>
          <ActButton icon={IconPlus} label={say(issues.addVolume)} run={() => setAdding('volume')} />
          {volumes.data && volumes.data.length > 0 && (
            <ActButton kind="primary" icon={IconPlus} label={say(issues.addIssue)} run={() => setAdding('issue')} />
          )}
        </>
      }
    >
      {() => (
        <>
          {volumes.data?.length === 0 && (
            <EmptyState level={3} title={say(issues.noVolumes)}>
              {say(issues.noVolumesWhy)}
            </EmptyState>
          )}
          <div className={css.volumes}>
            {volumes.data?.map((volume) => (
              <VolumeSection
                key={volume.id}
                volume={volume}
                rows={(list.data ?? []).filter((row) => row.volume === volume.number && row.year === volume.year)}
              />
            ))}
          </div>
          {adding === 'volume' && <VolumeDialog journalId={journalId} onClose={close} />}
          {adding === 'issue' && volumes.data && volumes.data.length > 0 && (
            <IssueDialog journalId={journalId} volumes={volumes.data} onClose={close} />
          )}
        </>
      )}
    </JournalFrame>
  );
};

export default JournalIssuesPage;
