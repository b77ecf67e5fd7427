import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { issues } from '@naskhah/words/publishing/issues';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';

export const VolumeDialog = ({ journalId, onClose }: { journalId: string; onClose: () => void }) => {
  const { say } = useWords();
  const { form, unsaved, id } = useKeptForm('volume', journalId, {
    initialValues: { number: '', year: String(new Date().getFullYear()) },
    validate: {
      number: (text) => (text.trim() === '' ? say(issues.numberMissing) : null),
      year: (text) => (/^(1[5-9]|20|21)\d\d$/.test(text.trim()) ? null : say(issues.yearWrong)),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ number, year }) => client.publishing.insertVolume({ id, journal_id: journalId, number, year: Number(year) }),
    { processing: say(issues.saving), done: say(issues.volumeAdded) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(issues.addVolume)}
      act={say(issues.addVolume)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldPair>
        <TextField label={say(issues.volumeNumber)} required data-autofocus {...form.getInputProps('number')} />
        <TextField label={say(issues.year)} required inputMode="numeric" {...form.getInputProps('year')} />
      </FieldPair>
    </FormDialog>
  );
};
