import { useForm } from '@mantine/form';
import { fieldRules } from '@naskhah/kernel/field-rules';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { PasswordField } from '@naskhah/ui/fields/password-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useUnsaved } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { ownEmails } from '@naskhah/words/identity/own-emails';
import { session } from '@naskhah/words/identity/session';
import { client } from '../../../app/client.ts';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { keepSignIn } from './use-sign-in.ts';

/** A further address, and the password: whoever reads that address can have the password set anew. */
export const OwnEmailDialog = ({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) => {
  const { say } = useWords();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (text) => (fieldRules.email(text.trim()) ? null : say(ownEmails.faultAddress)),
      password: (password) => (hasPassword && password === '' ? say(session.faultRequired) : null),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ email, password }) => client.ownSecurity.addOwnEmail({ email: email.trim(), password }),
    { processing: say(ownEmails.sending), done: say(ownEmails.sent) },
    (answer) => {
      keepSignIn(answer);
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={useUnsaved({ isOpen: () => form.isDirty() })}
      title={say(ownEmails.add)}
      act={say(ownEmails.add)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <TextField
          label={say(ownEmails.address)}
          help={say(ownEmails.addWhy)}
          required
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        {hasPassword && (
          <PasswordField
            label={say(accountSecurity.presentPassword)}
            required
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
      </FieldStack>
    </FormDialog>
  );
};
