import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { client } from '../../../app/client.ts';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { keepSignIn } from './use-sign-in.ts';

type Values = { label: string; scope: 'read' | 'write'; days: '30' | '90' | '365' };

const first: Values = { label: '', scope: 'read', days: '90' };

/** What a new key is for, what it may, how long it holds. */
export const NewKeyDialog = ({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) => {
  const { say } = useWords();
  const { form, unsaved } = useKeptForm('api-key', '', {
    initialValues: first,
    validate: { label: (label) => (label.trim() === '' ? say(accountSecurity.keyForMissing) : null) },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ label, scope, days }) => client.ownSecurity.makeApiKey({ label, scope, days: Number(days) }),
    { processing: say(accountSecurity.makingKey), quiet: true },
    ({ key, sign_in }) => {
      keepSignIn(sign_in);
      onMade(key);
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(accountSecurity.makeKey)}
      act={say(accountSecurity.makeKey)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <TextField
          label={say(accountSecurity.keyFor)}
          help={say(accountSecurity.keyForHelp)}
          required
          maxLength={80}
          {...form.getInputProps('label')}
        />
        <ChoiceGroup
          label={say(accountSecurity.scope)}
          choices={[
            { value: 'read', label: say(accountSecurity.scopeRead) },
            { value: 'write', label: say(accountSecurity.scopeWrite) },
          ]}
          chosen={[form.values.scope]}
          onChange={([scope]) => scope && form.setFieldValue('scope', scope)}
        />
        <ChoiceGroup
          label={say(accountSecurity.holdsFor)}
          choices={[
            { value: '30', label: say(accountSecurity.days30) },
            { value: '90', label: say(accountSecurity.days90) },
            { value: '365', label: say(accountSecurity.days365) },
          ]}
          chosen={[form.values.days]}
          onChange={([days]) => days && form.setFieldValue('days', days)}
        />
      </FieldStack>
    </FormDialog>
  );
};
