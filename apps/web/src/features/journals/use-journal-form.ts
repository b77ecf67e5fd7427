import { useForm } from '@mantine/form';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalFaults } from './journal-faults.ts';
import type { JournalValues } from './journal-values.ts';

export const useJournalForm = (initialValues: JournalValues) => {
  const { say } = useWords();
  return useForm<JournalValues>({
    initialValues,
    validate: (values) =>
      Object.fromEntries(Object.entries(journalFaults(values)).map(([field, words]) => [field, say(words)])),
  });
};

export type JournalFormApi = ReturnType<typeof useJournalForm>;
