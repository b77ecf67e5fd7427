import { useForm } from '@mantine/form';
import { namePartsOf } from '@naskhah/kernel/name-parts';
import { Button } from '@naskhah/ui/controls/button';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { invitations } from '@naskhah/words/identity/invitations';
import { client } from '../../app/client.ts';
import type { User } from '../../app/session.ts';
import { mustBeGiven, mustBePassword } from '../../forms/account-rules.ts';
import { CitedAsField } from '../../forms/cited-as-field.tsx';
import { withFittingFamily } from '../../forms/fitting-family.ts';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useRule } from '../../forms/use-rule.ts';

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
    initialValues: { usr_name: name, usr_family: null as string | null, usr_password: '' },
    validate: { usr_name: rule(mustBeGiven), usr_password: rule(mustBePassword) },
    validateInputOnBlur: true,
  });
  const { usr_name, usr_family } = form.values;
  const submit = useFormSubmit(form);
  const send = submit(
    (entered) => client.people.acceptInvitation({ token, ...withFittingFamily(entered) }),
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
        <CitedAsField
          name={usr_name}
          cited={namePartsOf(usr_name, withFittingFamily({ usr_name, usr_family }).usr_family)}
          onChange={({ family }) => form.setFieldValue('usr_family', family)}
        />
        <NewPasswordField label={say(invitations.password)} {...form.getInputProps('usr_password')} />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(invitations.accept)}
        </Button>
      </FieldStack>
    </form>
  );
};
