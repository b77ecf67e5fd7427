import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { invitations } from '@naskhah/words/identity/invitations';
import { mustBeGiven, mustBePassword } from '../../app/account-rules.ts';
import { client } from '../../app/client.ts';
import { NewPasswordField } from '../../app/new-password-field.tsx';
import type { User } from '../../app/session.ts';
import { useRule } from '../../app/use-rule.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';

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
  const rule = useRule();
  const form = useForm({
    initialValues: { usr_name: name, usr_password: '' },
    validate: { usr_name: rule(mustBeGiven), usr_password: rule(mustBePassword) },
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
        <NewPasswordField label={say(invitations.password)} {...form.getInputProps('usr_password')} />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(invitations.accept)}
        </Button>
      </FieldStack>
    </form>
  );
};
