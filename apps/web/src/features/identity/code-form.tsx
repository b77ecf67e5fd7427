import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { type RequestWords, useRequest } from '@naskhah/ui/dialogs/request-provider';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { mustBeCode } from '../../app/account-rules.ts';
import { client } from '../../app/client.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';

/** The one-time code that was mailed. It never comes back from the server; only its check does. */
export const CodeForm = <T,>({
  email,
  purpose,
  check,
  words,
  onChecked,
}: {
  email: string;
  purpose: 'reset-password' | 'confirm-email';
  check: (code: string) => Promise<T>;
  words: RequestWords;
  onChecked: (answer: T) => void;
}) => {
  const { say } = useWords();
  const request = useRequest();
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (code) => {
        const fault = mustBeCode(code);
        return fault ? say(fault) : null;
      },
    },
  });
  const submit = useFormSubmit(form);
  const again = () =>
    request(() => client.identity.saveOtpCode({ email, purpose }), {
      processing: say(account.sendingCode),
      done: say(account.codeSent),
    });
  return (
    <form noValidate onSubmit={submit(({ code }) => check(code.trim()), words, onChecked)}>
      <FieldStack>
        <TextField
          label={say(account.code)}
          help={say(account.codeHelp)}
          required
          size="lg"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Button type="submit" kind="primary" size="lg" wide>
          {say(account.checkCode)}
        </Button>
        <Button kind="link" onClick={() => void again()}>
          {say(account.newCode)}
        </Button>
      </FieldStack>
    </form>
  );
};
