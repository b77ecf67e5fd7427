import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { submissionSettings } from '@naskhah/words/journals/submission-settings';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import {
  type SubmissionFault,
  type SubmissionSettings,
  type SubmissionValues,
  submissionFaults,
  submissionValues,
} from './submission-values.ts';

const faultWords = {
  'section-empty': submissionSettings.sectionEmpty,
  'none-open': submissionSettings.noneOpen,
  'no-type': submissionSettings.noType,
  'words-wrong': submissionSettings.abstractWordsHelp,
  'point-empty': journalForm.itemEmpty,
} as const satisfies Record<SubmissionFault, object>;

export const useSubmissionForm = (settings: SubmissionSettings) => {
  const { say } = useWords();
  return useKeptForm<SubmissionValues>('submission-settings', settings.journal_id, {
    initialValues: submissionValues(settings),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(submissionFaults(values)).map(([field, fault]) => [field, say(faultWords[fault])]),
      ),
  });
};

export type SubmissionFormApi = ReturnType<typeof useSubmissionForm>['form'];
