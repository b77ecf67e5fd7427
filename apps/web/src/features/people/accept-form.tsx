import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { PasswordField } from '@naskhah/ui/fields/password-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/account';
import { invitations } from '@naskhah/words/invitations';
import { session } from '@naskhah/words/session';
import { client } from '../../app/client.ts';
import type { User } from '../../app/session.ts';
import { useFormSubmit } from '../../app/use-form-submit.ts';

const shortestPassword = 12;

/** Name and password of somebody new: accepting makes their account. */
export const AcceptForm = ({
  token,
  name,
  onAccepted,
}: {
  token: string;
  name: string;
  onAccepted: (user: User) => void;
}) => {
  const { say } = useWords();
  const form = useForm({
    initialValues: { usr_name: name, usr_password: '' },
    validate: {
      usr_name: (text) => (text.trim() === '' ? say(session.faultRequired) : null),
      usr_password: (text) => ([...text].length < shortestPassword ? say(account.faultShort) : null),
    },
    validateInputOnBlur: true,
  });
  const submit = useFormSubmit(form);
  const send = submit(
    (entered) => client.people.acceptInvitation({ token, ...entered }),
    { processing: say(invitations.accepting), done: say(invitations.acceptedNow) },
    onAccepted,
  );
  return (
    <form noValidate onSubmit={send}>
      <FieldStack>
        <TextField
          label={say(invitations.ownName)}
          required
          size="lg"
          autoComplete="name"
          {...form.getInputProps('usr_name')}
        />
        <PasswordField
          label={say(invitations.password)}
          help={say(account.passwordHelp)}
          required
          size="lg"
          autoComplete="new-password"
          {...form.getInputProps('usr_password')}
        />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(invitations.accept)}
        </Button>
      </FieldStack>
    </form>
  );
};
