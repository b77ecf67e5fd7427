import { useForm } from '@mantine/form';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import type { RequestWords } from '@naskhah/ui/dialogs/request-provider';
import { PasswordField } from '@naskhah/ui/fields/password-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';

type Proof = { password: string; code: string };

/** Password and code, before the second factor is touched. */
export const ProveDialog = <T,>({
  title,
  why,
  doIt,
  danger,
  hasPassword,
  words,
  send,
  onDone,
  onClose,
}: {
  title: string;
  why: string;
  doIt: string;
  danger?: boolean;
  hasPassword: boolean;
  words: RequestWords;
  send: (proof: Proof) => Promise<T>;
  onDone: (answer: T) => void;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (password) => (hasPassword && password === '' ? say(accountSecurity.presentPassword) : null),
      code: (code) => (code.trim().length < 6 ? say(signingIn.codeMissing) : null),
    },
  });
  const submit = useFormSubmit(form);
  return (
    <FormDialog
      unsaved={null}
      title={title}
      act={doIt}
      danger={danger}
      onSubmit={submit(send, words, onDone)}
      onClose={onClose}
    >
      <FieldStack>
        <p>{why}</p>
        {hasPassword && (
          <PasswordField
            label={say(accountSecurity.presentPassword)}
            required
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
        <TextField
          label={say(signingIn.code)}
          help={say(accountSecurity.codeOrRecovery)}
          required
          autoComplete="one-time-code"
          maxLength={30}
          {...form.getInputProps('code')}
        />
      </FieldStack>
    </FormDialog>
  );
};
