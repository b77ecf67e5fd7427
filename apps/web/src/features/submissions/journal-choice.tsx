import { Button } from '@naskhah/ui/controls/button';
import { ErrorLine, LabelWords } from '@naskhah/ui/fields/field-frame';
import { SearchField } from '@naskhah/ui/fields/search-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { wizard } from '@naskhah/words/submissions/wizard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import css from './journal-choice.module.css';

export type OpenJournal = Answers['journals']['openJournals'][number];

const useJournalName = () => {
  const { language } = useWords();
  return ({ name_en, name_ms }: { name_en: string; name_ms: string }): string =>
    (language === 'ms' ? name_ms || name_en : name_en || name_ms) || '';
};

const Found = ({ q, onChoose }: { q: string; onChoose: (journal: OpenJournal) => void }) => {
  const { say } = useWords();
  const nameOf = useJournalName();
  const { data, error, refetch } = useQuery(
    calls.journals.openJournals.queryOptions({ input: { q }, placeholderData: keepPreviousData }),
  );
  if (error) return <LoadFailure error={error} level={3} onRetry={() => void refetch()} />;
  if (data?.length === 0)
    return (
      <EmptyState level={3} title={say(wizard.journalNone)}>
        {say(wizard.journalNoneWhy)}
      </EmptyState>
    );
  return (
    <ul className={css.found} aria-busy={!data}>
      {data?.map((journal) => (
        <li key={journal.id}>
          <button type="button" className={css.journal} onClick={() => onChoose(journal)}>
            <span className={css.name}>{nameOf(journal)}</span>
            <span className={css.publisher}>{journal.publisher}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Search among the journals that take submissions; the chosen one closes the list. */
export const JournalChoice = ({
  chosen,
  error,
  onChoose,
}: {
  chosen: OpenJournal | undefined;
  error: string | undefined;
  onChoose: (journal: OpenJournal | undefined) => void;
}) => {
  const { say } = useWords();
  const nameOf = useJournalName();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  return (
    <div>
      <p className={css.label}>
        <LabelWords label={say(wizard.journal)} required />
      </p>
      {chosen ? (
        <div className={css.chosen}>
          <span>
            <span className={css.name}>{nameOf(chosen)}</span>
            <span className={css.publisher}>{chosen.publisher}</span>
          </span>
          <Button onClick={() => onChoose(undefined)}>{say(wizard.changeJournal)}</Button>
        </div>
      ) : (
        <>
          <SearchField label={say(wizard.journalSearch)} value={typed} onChange={setTyped} />
          <Found q={q} onChoose={onChoose} />
        </>
      )}
      {error && <ErrorLine>{error}</ErrorLine>}
    </div>
  );
};
