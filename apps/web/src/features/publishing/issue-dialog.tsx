import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { DateField } from '@naskhah/ui/fields/date-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { issues } from '@naskhah/words/publishing/issues';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';

/** A new issue of one of the volumes. */
export const IssueDialog = ({
  journalId,
  volumes,
  onClose,
}: {
  journalId: string;
  volumes: Answers['publishing']['getVolumeList'];
  onClose: () => void;
}) => {
  const { say, sayWith } = useWords();
  const { form, unsaved, id } = useKeptForm('issue', journalId, {
    initialValues: {
      volume_id: volumes[0]?.id ?? '',
      number: '',
      title_en: '',
      title_ms: '',
      planned_on: '',
      continuous: false,
    },
    validate: {
      volume_id: (chosen) => (chosen ? null : say(issues.volumeMissing)),
      number: (text) => (text.trim() === '' ? say(issues.numberMissing) : null),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ title_en, title_ms, planned_on, ...rest }) =>
      client.publishing.insertIssue({
        id,
        journal_id: journalId,
        ...rest,
        title: { ...(title_en && { en: title_en }), ...(title_ms && { ms: title_ms }) },
        planned_on: planned_on || null,
      }),
    { processing: say(issues.saving), done: say(issues.issueAdded) },
    () => {
      void refreshRecords();
      go(addresses.issue(id));
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(issues.addIssue)}
      act={say(issues.addIssue)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <FieldPair>
          <SelectField
            label={say(issues.volumeNumber)}
            required
            choices={volumes.map((one) => ({ value: one.id, label: sayWith(issues.volume, one) }))}
            {...form.getInputProps('volume_id')}
          />
          <TextField label={say(issues.issueNumber)} required {...form.getInputProps('number')} />
        </FieldPair>
        <TextField label={say(issues.titleEn)} optional {...form.getInputProps('title_en')} />
        <TextField label={say(issues.titleMs)} optional {...form.getInputProps('title_ms')} />
        <DateField label={say(issues.planned)} optional {...form.getInputProps('planned_on')} />
        <Checkbox {...form.getInputProps('continuous', { type: 'checkbox' })}>{say(issues.continuous)}</Checkbox>
      </FieldStack>
    </FormDialog>
  );
};
