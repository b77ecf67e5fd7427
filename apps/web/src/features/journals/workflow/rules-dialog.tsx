import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { facetNames, workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { client } from '../../../app/client.ts';
import { refreshRecords } from '../../../app/use-act.ts';
import { SavedMeanwhileNote } from '../../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../../forms/use-versioned-form.ts';
import { CalendarFields } from './calendar-fields.tsx';
import { ReviewFields } from './review-fields.tsx';
import { type RulesPart, type RulesValues, rulesToSave, rulesValues, wrongHolidays } from './rules-values.ts';
import type { Rules } from './stage-values.ts';

const fieldNames = {
  time_zone: workflowSettings.timeZone,
  working_days: workflowSettings.counted,
  weekend: workflowSettings.weekend,
  holidays: workflowSettings.holidays,
  anonymity: workflowSettings.identities,
  ...facetNames,
};

/** How the journal counts days, or how it reviews. */
export const RulesDialog = ({
  journal,
  rules,
  part,
  onClose,
}: {
  journal: string;
  rules: Rules;
  part: RulesPart;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const { form, unsaved } = useKeptForm<RulesValues>('workflow-rules', `${journal} ${part}`, {
    initialValues: rulesValues(rules),
    validate: ({ weekend, holidays }) => ({
      ...(weekend.length > 5 && { weekend: say(workflowSettings.weekendLong) }),
      ...Object.fromEntries(
        wrongHolidays(holidays).map((at) => [`holidays.${at}.day`, say(workflowSettings.holidayWrong)]),
      ),
    }),
  });
  const { send, meanwhile } = useVersionedForm(form, rules, rulesValues, async () => {
    const listing = await client.workflowSettings.stageListing({ filters: { journal_id: journal } });
    return listing.rules;
  });
  const submit = useFormSubmit(form);
  const save = submit(
    () =>
      send((known, values) =>
        client.workflowSettings.saveWorkflowRules({
          journal_id: journal,
          version: known.version,
          ...rulesToSave(part, values),
        }),
      ),
    { processing: say(workflowSettings.saving), done: say(workflowSettings.rulesSaved) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(part === 'review' ? workflowSettings.reviewType : workflowSettings.calendar)}
      act={say(workflowSettings.save)}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldStack>
        <SavedMeanwhileNote meanwhile={meanwhile} names={fieldNames} />
        {part === 'review' ? (
          <ReviewFields values={form.values} onChange={(changed) => form.setValues(changed)} />
        ) : (
          <CalendarFields values={form.values} errors={form.errors} onChange={(changed) => form.setValues(changed)} />
        )}
      </FieldStack>
    </FormDialog>
  );
};
