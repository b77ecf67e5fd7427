import { inLanguage } from '@naskhah/kernel/language';
import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { RowTitle } from '@naskhah/ui/list/row-text';
import { Section } from '@naskhah/ui/page/section';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { issueStateWords, issues } from '@naskhah/words/publishing/issues';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { issueLook } from './issue-look.tsx';

type Volume = Answers['publishing']['getVolumeList'][number];
type Row = Answers['publishing']['getIssueList'][number];

const useColumns = (): Column<Row>[] => {
  const { say, sayWith, language } = useWords();
  const { short } = useDates();
  return [
    {
      key: 'issue',
      head: say(issues.issue),
      place: 'main',
      cell: (row) => (
        <RowTitle plain href={addresses.issue(row.id)} under={inLanguage(row.title, language)}>
          {sayWith(issues.name, row)}
        </RowTitle>
      ),
    },
    {
      key: 'state',
      head: say(issues.state),
      place: 'state',
      width: 13,
      cell: ({ state }) => <StateLine {...issueLook[state]}>{say(issueStateWords[state])}</StateLine>,
    },
    {
      key: 'date',
      head: say(issues.date),
      place: 'detail',
      width: 7,
      cell: ({ published_at, planned_on }) => {
        const date = published_at ?? planned_on;
        return date ? short(date) : '';
      },
    },
    {
      key: 'articles',
      head: say(issues.articles),
      place: 'detail',
      cardLabel: say(issues.articles),
      width: 6,
      cell: ({ articles }) => articles,
    },
  ];
};

/** A volume with its issues. */
export const VolumeSection = ({ volume, rows }: { volume: Volume; rows: readonly Row[] }) => {
  const { say, sayWith } = useWords();
  const columns = useColumns();
  const confirm = useConfirm();
  const act = useAct();
  const remove = async () => {
    if (!(await confirm({ title: say(issues.deleteVolume), message: say(issues.deleteVolumeSure) }))) return;
    await act(() => client.publishing.deleteVolume({ id: volume.id }), {
      processing: say(issues.deleting),
      done: say(issues.deleted),
    });
  };
  const title = sayWith(issues.volume, volume);
  return (
    <Section
      level={3}
      title={title}
      actions={
        volume.issues === 0 && (
          <Button size="sm" kind="quiet" onClick={() => void remove()}>
            {say(issues.deleteVolume)}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p>{say(issues.noIssues)}</p>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows.map((row) => ({
            id: row.id,
            name: sayWith(issues.name, row),
            href: addresses.issue(row.id),
            row,
          }))}
          onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        />
      )}
    </Section>
  );
};
