import { useWords } from '@naskhah/ui/language/language-provider';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { journalFaults } from './journal-faults.ts';
import type { JournalValues } from './journal-values.ts';

/** `journal`: the id of one that is there. */
export const useJournalForm = (journal: string | undefined, initialValues: JournalValues) => {
  const { say } = useWords();
  return useKeptForm<JournalValues>('journal', journal ?? '', {
    initialValues,
    validate: (values) =>
      Object.fromEntries(Object.entries(journalFaults(values)).map(([field, words]) => [field, say(words)])),
  });
};

export type JournalFormApi = ReturnType<typeof useJournalForm>['form'];
