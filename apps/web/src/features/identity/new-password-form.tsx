import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { PasswordField } from '@naskhah/ui/fields/password-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { mustBePassword } from '../../app/account-rules.ts';
import { client } from '../../app/client.ts';
import { NewPasswordField } from '../../app/new-password-field.tsx';
import { useRule } from '../../app/use-rule.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';

export const NewPasswordForm = ({ ticket, onSet }: { ticket: string; onSet: () => void }) => {
  const { say } = useWords();
  const rule = useRule();
  const form = useForm({
    initialValues: { password: '', repeated: '' },
    validate: {
      password: rule(mustBePassword),
      repeated: (repeated, { password }) => (repeated === password ? null : say(account.faultRepeat)),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ password }) => client.identity.resetPassword({ ticket, password }),
    { processing: say(account.settingPassword), done: say(account.passwordSet) },
    onSet,
  );
  return (
    <form noValidate onSubmit={send}>
      <FieldStack>
        <NewPasswordField label={say(account.newPassword)} {...form.getInputProps('password')} />
        <PasswordField
          label={say(account.repeatPassword)}
          required
          size="lg"
          autoComplete="new-password"
          {...form.getInputProps('repeated')}
        />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(account.setPassword)}
        </Button>
      </FieldStack>
    </form>
  );
};
