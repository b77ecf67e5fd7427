import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { PasswordField } from '@naskhah/ui/fields/password-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { mustBeGiven, mustBePassword } from '../../app/account-rules.ts';
import { client } from '../../app/client.ts';
import { useRule } from '../../app/use-rule.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';

/** Changing one's own password: the present one is asked for, and all other sessions end. */
export const PasswordForm = () => {
  const { say } = useWords();
  const rule = useRule();
  const form = useForm({
    initialValues: { old_password: '', new_password: '', repeated: '' },
    validate: {
      old_password: rule(mustBeGiven),
      new_password: rule(mustBePassword),
      repeated: (repeated, { new_password }) => (repeated === new_password ? null : say(account.faultRepeat)),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ old_password, new_password }) => client.identity.changeNewPassword({ old_password, new_password }),
    { processing: say(ownAccount.changing), done: say(ownAccount.changed) },
    () => form.reset(),
  );
  return (
    <form noValidate onSubmit={send}>
      <FieldStack>
        <PasswordField
          label={say(ownAccount.oldPassword)}
          required
          autoComplete="current-password"
          {...form.getInputProps('old_password')}
        />
        <PasswordField
          label={say(account.newPassword)}
          help={say(account.passwordHelp)}
          required
          autoComplete="new-password"
          {...form.getInputProps('new_password')}
        />
        <PasswordField
          label={say(account.repeatPassword)}
          required
          autoComplete="new-password"
          {...form.getInputProps('repeated')}
        />
        <div>
          <Button type="submit" kind="primary">
            {say(ownAccount.changePassword)}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
};
