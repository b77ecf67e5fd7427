import { useForm } from '@mantine/form';
import { fieldRules } from '@naskhah/kernel/field-rules';
import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { invitations } from '@naskhah/words/invitations';
import { personPage } from '@naskhah/words/person-page';
import { useId } from 'react';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../app/use-form-submit.ts';

export const AddEmailDialog = ({ personId, onClose }: { personId: string; onClose: () => void }) => {
  const { say } = useWords();
  const formId = useId();
  const form = useForm({
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
    <Dialog
      opened
      onClose={onClose}
      title={say(personPage.addEmail)}
      footer={
        <>
          <Button onClick={onClose}>{say(personPage.cancel)}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {say(personPage.addEmail)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <TextField
          label={say(personPage.email)}
          help={say(personPage.addEmailWhy)}
          required
          type="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
      </form>
    </Dialog>
  );
};
