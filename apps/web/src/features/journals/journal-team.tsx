import { useWords } from '@naskhah/ui/language/language-provider';
import { PeopleList } from '@naskhah/ui/record/people-list';
import { journalPages } from '@naskhah/words/journals/journals';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';

/** The people of a journal with what they are there; to be read only. */
export const JournalTeam = ({ id }: { id: string }) => {
  const { say, language } = useWords();
  const { data, error, refetch } = useQuery(calls.journals.getJournalTeam.queryOptions({ input: { journal_id: id } }));
  if (error) return <LoadFailure error={error} level={3} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.length === 0) return <p>{say(journalPages.teamEmpty)}</p>;
  return (
    <PeopleList
      people={data.map(({ user_id, name, presets }) => ({
        id: user_id,
        name,
        part: presets.map(({ label_en, label_ms }) => (language === 'ms' ? label_ms : label_en)).join(', '),
      }))}
    />
  );
};
