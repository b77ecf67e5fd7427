import { fieldRules } from '@naskhah/kernel/field-rules';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { presetPage } from '@naskhah/words/access/preset-words';
import { invitations } from '@naskhah/words/identity/invitations';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { MailLanguage, OwnWords } from './invitee-fields.tsx';
import { useLabel } from './use-label.ts';

type Entered = { preset_id: string; email: string; name: string; language: 'en' | 'ms'; message: string };

/** Invites somebody by mail to one of a journal's presets. */
export const TeamInviteDialog = ({ journal, onClose }: { journal: string; onClose: () => void }) => {
  const { say, language } = useWords();
  const { label } = useLabel();
  const { data } = useQuery(calls.access.presetListing.queryOptions({ input: { filters: { journal_id: journal } } }));
  const { form, unsaved, id } = useKeptForm<Entered>('team-invitation', journal, {
    initialValues: { preset_id: '', email: '', name: '', language, message: '' },
    validate: {
      preset_id: (preset) => (preset ? null : say(invitations.faultPreset)),
      email: (text) => (fieldRules.email(text.trim()) ? null : say(invitations.faultEmail)),
      name: (text) => (text.trim() ? null : say(invitations.faultName)),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    (entered) => client.people.inviteToTeam({ ...entered, id, journal_id: journal }),
    { processing: say(invitations.sending), done: say(invitations.sentNow) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(invitations.inviteByMail)}
      act={say(invitations.send)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <Note>{say(invitations.inviteWhy)}</Note>
        <SelectField
          label={say(presetPage.preset)}
          help={say(presetPage.chooseWhy)}
          required
          choices={(data?.rows ?? []).map((preset) => ({ value: preset.id, label: label(preset) }))}
          {...form.getInputProps('preset_id')}
        />
        <TextField label={say(invitations.email)} required type="email" {...form.getInputProps('email')} />
        <TextField label={say(invitations.name)} required maxLength={200} {...form.getInputProps('name')} />
        <MailLanguage chosen={form.values.language} onChange={(chosen) => form.setFieldValue('language', chosen)} />
        <OwnWords {...form.getInputProps('message')} />
      </FieldStack>
    </FormDialog>
  );
};
