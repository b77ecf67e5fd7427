import { useForm } from '@mantine/form';
import { namePartsOf } from '@naskhah/kernel/name-parts';
import { Button } from '@naskhah/ui/controls/button';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { mustBeEmail, mustBeGiven, mustBePassword } from '../../forms/account-rules.ts';
import { CitedAsField } from '../../forms/cited-as-field.tsx';
import { withFittingFamily } from '../../forms/fitting-family.ts';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useRule } from '../../forms/use-rule.ts';

export type Registration = { usr_name: string; usr_family: string | null; usr_email: string; usr_password: string };

/** Name, e-mail and password of a new account. */
export const RegisterForm = <T,>({
  send,
  onDone,
}: {
  send: (entered: Registration) => Promise<T>;
  onDone: (answer: T, email: string) => void;
}) => {
  const { say } = useWords();
  const rule = useRule();
  const form = useForm({
    initialValues: { usr_name: '', usr_family: null as string | null, usr_email: '', usr_password: '' },
    validate: { usr_name: rule(mustBeGiven), usr_email: rule(mustBeEmail), usr_password: rule(mustBePassword) },
    validateInputOnBlur: true,
  });
  const submit = useFormSubmit(form);
  const { usr_name, usr_family } = form.values;
  const submitted = submit(
    (entered) => send(withFittingFamily(entered)),
    { processing: say(account.registering), quiet: true },
    (answer) => onDone(answer, form.getValues().usr_email),
  );
  return (
    <form noValidate onSubmit={submitted}>
      <FieldStack>
        <TextField
          label={say(account.fullName)}
          help={say(account.fullNameHelp)}
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
        <TextField
          label={say(session.email)}
          help={say(account.emailHelp)}
          required
          size="lg"
          type="email"
          autoComplete="email"
          {...form.getInputProps('usr_email')}
        />
        <NewPasswordField label={say(session.password)} {...form.getInputProps('usr_password')} />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(account.createAccount)}
        </Button>
      </FieldStack>
    </form>
  );
};
