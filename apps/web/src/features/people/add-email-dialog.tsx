import { fieldRules } from '@naskhah/kernel/field-rules';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { invitations } from '@naskhah/words/identity/invitations';
import { personPage } from '@naskhah/words/identity/person-page';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';

export const AddEmailDialog = ({ personId, onClose }: { personId: string; onClose: () => void }) => {
  const { say } = useWords();
  const { form, unsaved } = useKeptForm('person-email', personId, {
    initialValues: { email: '' },
    validate: { email: (text) => (fieldRules.email(text.trim()) ? null : say(invitations.faultEmail)) },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ email }) => client.people.addEmail({ usr_id: personId, email: email.trim() }),
    { processing: say(personPage.saving), done: say(personPage.emailAsked) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(personPage.addEmail)}
      act={say(personPage.addEmail)}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={say(personPage.email)}
        help={say(personPage.addEmailWhy)}
        required
        type="email"
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
};
