import { type Lack, registrationSteps } from '@naskhah/kernel/registration';
import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { useEffect } from 'react';
import { addresses } from '../../app/addresses.ts';
import { withSearch } from '../../lists/with-search.ts';
import { JournalFacts } from './journal-facts.tsx';
import type { Journal } from './journal-values.ts';
import css from './registration.module.css';
import { leaveStep, namesOfFields, wordsOfLack } from './registration-steps.ts';

/** The whole as it will be sent, and what is missing with the way to its field. */
export const RegistrationCheck = ({ journal, lacks }: { journal: Journal; lacks: readonly Lack[] }) => {
  const { say, sayWith } = useWords();
  useEffect(() => leaveStep(journal.id, ...registrationSteps), [journal.id]);
  return (
    <div className={css.parts}>
      {lacks.length > 0 ? (
        <Note tone="warn" role="status">
          <b>{sayWith(registration.stillMissing, { count: lacks.length })}</b>
          <ul className={css.lacking}>
            {lacks.map((lack) => (
              <li key={lack.path}>
                <Link href={withSearch(addresses.journalRegistration(journal.id, lack.step), { field: lack.path })}>
                  {say(namesOfFields[lack.path] ?? journalForm.names)}
                </Link>
                : {say(wordsOfLack(lack))}
              </li>
            ))}
          </ul>
        </Note>
      ) : (
        <Note tone="ok" role="status">
          {say(registration.complete)}
        </Note>
      )}
      <JournalFacts journal={journal} />
    </div>
  );
};
