import { useForm } from '@mantine/form';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import type { Answers } from '../../../app/answers.ts';
import { client } from '../../../app/client.ts';
import { mustBeCode } from '../../../forms/account-rules.ts';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { QrCode } from './qr-code.tsx';
import css from './secret-box.module.css';

/** The QR code for the app, and the first code of the app. */
export const SetUpFactor = ({
  begun,
  onDone,
  onClose,
}: {
  begun: Answers['ownSecurity']['beginSecondFactor'];
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) => {
  const { say } = useWords();
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
  const send = submit(
    ({ code }) => client.ownSecurity.confirmSecondFactor({ ticket: begun.ticket, code: code.trim() }),
    { processing: say(accountSecurity.turningOn), quiet: true },
    ({ recovery_codes }) => onDone(recovery_codes),
  );
  return (
    <FormDialog
      unsaved={null}
      title={say(accountSecurity.setUpTitle)}
      act={say(accountSecurity.turnOn)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <p>{say(accountSecurity.scan)}</p>
        <QrCode text={begun.address} label={say(accountSecurity.qr)} />
        <div>
          <p>{say(accountSecurity.byHand)}</p>
          <code className={css.secret}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
        <TextField
          label={say(accountSecurity.appCode)}
          help={say(accountSecurity.appCodeHelp)}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...form.getInputProps('code')}
        />
      </FieldStack>
    </FormDialog>
  );
};
