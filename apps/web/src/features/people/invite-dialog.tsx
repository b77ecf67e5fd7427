import { fieldRules } from '@naskhah/kernel/field-rules';
import { Button } from '@naskhah/ui/controls/button';
import { CancelButton, Dialog } from '@naskhah/ui/dialogs/dialog';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { invitationKindWords, invitations } from '@naskhah/words/identity/invitations';
import { useId } from 'react';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { MailLanguage, OwnWords } from './invitee-fields.tsx';
import { useJournalChoices, useRoleChoices } from './use-choices.ts';

type Invited = { name: string; email: string };
type Entered = {
  kind: 'register' | 'role' | 'journal';
  acl: string | null;
  journal_id: string | null;
  email: string;
  name: string;
  language: 'en' | 'ms';
  message: string;
};

const asked = (id: string, { kind, acl, journal_id, email, ...rest }: Entered) => {
  const common = { id, email: email.trim(), ...rest };
  switch (kind) {
    case 'register':
      return { kind, ...common };
    case 'role':
      return { kind, acl: Number(acl), ...common };
    case 'journal':
      return { kind, journal_id: journal_id ?? '', ...common };
  }
};

/** Invites somebody by mail; `person` is who it is where they have an account already. */
export const InviteDialog = ({ person, onClose }: { person?: Invited; onClose: () => void }) => {
  const { say, language } = useWords();
  const formId = useId();
  const [roles, journals] = [useRoleChoices(), useJournalChoices()];
  const kinds = person ? (['journal', 'role'] as const) : (['journal', 'role', 'register'] as const);
  const { form, unsaved, id } = useKeptForm<Entered>('invitation', person?.email ?? '', {
    initialValues: {
      kind: 'journal',
      acl: null,
      journal_id: null,
      email: person?.email ?? '',
      name: person?.name ?? '',
      language,
      message: '',
    },
    validate: {
      email: (text) => (fieldRules.email(text.trim()) ? null : say(invitations.faultEmail)),
      acl: (acl, { kind }) => (kind === 'role' && !acl ? say(invitations.faultRole) : null),
      journal_id: (journal, { kind }) => (kind === 'journal' && !journal ? say(invitations.faultJournal) : null),
    },
  });
  const { kind } = form.values;
  const submit = useFormSubmit(form);
  const send = submit(
    (entered) => client.people.invitePerson(asked(id, entered)),
    { processing: say(invitations.sending), done: say(invitations.sentNow) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      unsaved={unsaved}
      title={say(invitations.invite)}
      footer={
        <>
          <CancelButton>{say(invitations.cancel)}</CancelButton>
          <Button kind="primary" type="submit" form={formId}>
            {say(invitations.send)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <FieldStack>
          <Note>{say(invitations.inviteWhy)}</Note>
          <ChoiceGroup
            label={say(invitations.inviteTo)}
            required
            choices={kinds.map((value) => ({ value, label: say(invitationKindWords[value]) }))}
            chosen={[kind]}
            onChange={([chosen]) => chosen && form.setFieldValue('kind', chosen)}
          />
          {kind === 'journal' && (
            <SelectField
              label={say(invitations.journal)}
              required
              searchable
              choices={journals}
              {...form.getInputProps('journal_id')}
            />
          )}
          {kind === 'role' && (
            <SelectField label={say(invitations.role)} required choices={roles} {...form.getInputProps('acl')} />
          )}
          <TextField
            label={say(invitations.email)}
            required
            type="email"
            readOnly={person !== undefined}
            {...form.getInputProps('email')}
          />
          {!person && (
            <>
              <TextField
                label={say(invitations.name)}
                help={say(invitations.nameHelp)}
                maxLength={200}
                {...form.getInputProps('name')}
              />
              <MailLanguage
                chosen={form.values.language}
                onChange={(chosen) => form.setFieldValue('language', chosen)}
              />
            </>
          )}
          <OwnWords {...form.getInputProps('message')} />
        </FieldStack>
      </form>
    </Dialog>
  );
};
