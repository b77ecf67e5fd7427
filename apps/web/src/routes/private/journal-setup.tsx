import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { journalPages } from '@naskhah/words/journals/journals';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { useJournalName } from '../../features/journals/journal-columns.tsx';
import { JournalLoaded } from '../../features/journals/journal-loaded.tsx';
import { JournalStatePill } from '../../features/journals/journal-state.tsx';
import { SetupGuide } from '../../features/journals/setup/setup-guide.tsx';
import { NameHere } from '../../shell/here.tsx';

/** The set-up guide of a journal: from its registration to its first submission. */
const JournalSetupPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const nameOf = useJournalName();
  const { data, error, refetch } = useQuery(calls.setup.setupGuide.queryOptions({ input: { journal_id: id } }));
  if (isMissing(error) || isRefusal(error, 'not-allowed')) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return (
    <JournalLoaded id={id}>
      {(journal) => (
        <>
          <PageTitle>{`${say(journalPages.setUp)} · ${journal.abbreviation}`}</PageTitle>
          <NameHere name={`${journal.abbreviation} · ${say(journalPages.setUp)}`} />
          <RecordHeader
            number={journal.abbreviation}
            facts={[journal.publisher]}
            title={nameOf(journal)}
            people={<JournalStatePill state={journal.state} />}
            actions={<ButtonLink href={addresses.journalInformation(id)}>{say(journalSections.masthead)}</ButtonLink>}
          />
          {data && <SetupGuide guide={data} />}
        </>
      )}
    </JournalLoaded>
  );
};

export default JournalSetupPage;
