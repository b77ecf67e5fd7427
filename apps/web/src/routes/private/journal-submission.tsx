import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalPages } from '@naskhah/words/journals/journals';
import { submissionSettings } from '@naskhah/words/journals/submission-settings';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { SubmissionForm } from '../../features/journals/submission/submission-form.tsx';

/** The section submission of a journal: what it asks of authors. */
const JournalSubmissionPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const { data, error, refetch } = useQuery(
    calls.submissionSettings.submissionSettingsOf.queryOptions({ input: { journal_id: id } }),
  );
  if (isMissing(error) || isRefusal(error, 'not-allowed')) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return (
    <JournalFrame
      id={id}
      current="submission"
      lead={say(submissionSettings.lead)}
      actions={<ButtonLink href={addresses.journalSetup(id)}>{say(journalPages.setUp)}</ButtonLink>}
    >
      {() => data && <SubmissionForm key={id} settings={data} />}
    </JournalFrame>
  );
};

export default JournalSubmissionPage;
