import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { mustBeEmail } from '../../app/account-rules.ts';
import { client } from '../../app/client.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';

/** Asks for a one-time code to reset the password. The answer is the same for known and unknown addresses. */
export const EmailForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { say } = useWords();
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (email) => {
        const fault = mustBeEmail(email);
        return fault ? say(fault) : null;
      },
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ email }) => client.identity.saveOtpCode({ email, purpose: 'reset-password' }),
    { processing: say(account.sendingCode), quiet: true },
    () => onSent(form.getValues().email),
  );
  return (
    <form noValidate onSubmit={send}>
      <FieldStack>
        <TextField
          label={say(session.email)}
          required
          size="lg"
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(account.sendCode)}
        </Button>
      </FieldStack>
    </form>
  );
};
