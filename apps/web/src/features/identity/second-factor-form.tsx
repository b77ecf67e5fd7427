import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { client } from '../../app/client.ts';
import { isRefusal } from '../../app/problem.ts';
import type { User } from '../../app/session.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import type { SecondStep } from './login-form.tsx';
import { passkeysHere } from './passkeys-here.ts';
import { usePasskey } from './use-passkey.ts';

/** After the password: a code of the app, a recovery code, or a passkey. */
export const SecondFactorForm = ({
  step,
  onIn,
  onOver,
}: {
  step: SecondStep;
  onIn: (user: User) => Promise<void>;
  /** The step has run out: the login begins again. */
  onOver: () => void;
}) => {
  const { say } = useWords();
  const passkey = usePasskey(onIn);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim().length < 6 ? say(signingIn.codeMissing) : null) },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ code }) =>
      client.identity.secondFactor({ ticket: step.ticket, code: code.trim() }).catch((error: unknown) => {
        if (isRefusal(error, 'step-over')) onOver();
        throw error;
      }),
    { processing: say(signingIn.checking), quiet: true },
    (user) => void onIn(user),
  );
  return (
    <form noValidate onSubmit={send}>
      <FieldStack>
        <TextField
          label={say(signingIn.code)}
          help={say(signingIn.codeHelp)}
          required
          size="lg"
          autoComplete="one-time-code"
          maxLength={30}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(signingIn.goOn)}
        </Button>
        {step.passkey && passkeysHere() && (
          <Button size="lg" wide onClick={() => void passkey(step.ticket)}>
            {say(signingIn.passkeyInstead)}
          </Button>
        )}
      </FieldStack>
    </form>
  );
};
