import { boardRoles } from '@naskhah/kernel/board';
import { fieldRules } from '@naskhah/kernel/field-rules';
import { normaliseOrcid } from '@naskhah/kernel/orcid';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { DateField } from '@naskhah/ui/fields/date-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { boardWords } from '@naskhah/words/journals/board';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useList } from '../../app/use-lists.ts';
import { OrganisationField } from '../../forms/organisation-field.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';

export type BoardMember = Answers['masthead']['getEditorialBoard']['members'][number];

type Values = {
  role: BoardMember['role'];
  name: string;
  email: string;
  orcid: string;
  affiliation: string;
  ror: string | null;
  country: string;
  term_from: string;
  term_to: string;
};

const valuesOf = (member: BoardMember | undefined): Values => ({
  role: member?.role ?? 'editor',
  name: member?.name ?? '',
  email: member?.email ?? '',
  orcid: member?.orcid ?? '',
  affiliation: member?.affiliation ?? '',
  ror: member?.ror ?? null,
  country: member?.country ?? '',
  term_from: member?.term_from ?? '',
  term_to: member?.term_to ?? '',
});

const orNothing = (text: string): string | null => text.trim() || null;

/** Somebody on the board: who they are, as what, and since when. */
export const BoardMemberForm = ({
  journal,
  member,
  onClose,
}: {
  journal: string;
  member?: BoardMember;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const countries = useList('country', member?.country).choices;
  const { form, unsaved, id } = useKeptForm<Values>('board-member', member?.id ?? journal, {
    initialValues: valuesOf(member),
    validate: ({ name, email, orcid, term_from, term_to }) => ({
      ...(!name.trim() && { name: say(boardWords.nameMissing) }),
      ...(email.trim() && !fieldRules.email(email.trim()) && { email: say(boardWords.emailWrong) }),
      ...(orcid.trim() && !normaliseOrcid(orcid) && { orcid: say(boardWords.orcidWrong) }),
      ...(term_from && term_to && term_to < term_from && { term_to: say(boardWords.termWrong) }),
    }),
  });
  const submit = useFormSubmit(form);
  const save = ({ email, orcid, country, term_from, term_to, ...entry }: Values) =>
    client.masthead.saveEditorialBoard({
      ...entry,
      journal_id: journal,
      id: member?.id ?? id,
      ...(member && { version: member.version }),
      email: orNothing(email),
      orcid: orNothing(orcid),
      country: orNothing(country),
      term_from: orNothing(term_from),
      term_to: orNothing(term_to),
    });
  return (
    <FormDialog
      title={say(member ? boardWords.edit : boardWords.add)}
      act={say(member ? boardWords.saveAct : boardWords.addAct)}
      unsaved={unsaved}
      onSubmit={submit(save, { processing: say(boardWords.saving), done: say(boardWords.saved) }, () => {
        void refreshRecords();
        onClose();
      })}
      onClose={onClose}
    >
      <FieldStack>
        <FieldPair>
          <TextField label={say(boardWords.name)} required maxLength={300} {...form.getInputProps('name')} />
          <SelectField
            label={say(boardWords.role)}
            required
            choices={boardRoles.map((value) => ({ value, label: say(boardWords[value]) }))}
            value={form.values.role}
            onChange={(role) => role && form.setFieldValue('role', role as Values['role'])}
          />
        </FieldPair>
        <TextField
          label={say(boardWords.email)}
          help={say(boardWords.emailHelp)}
          optional
          type="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <FieldPair>
          <OrganisationField
            label={say(boardWords.affiliation)}
            optional
            value={form.values.affiliation}
            onChange={({ organisation, ror, country }) =>
              form.setValues({ affiliation: organisation, ror, ...(country && { country }) })
            }
          />
          <SelectField
            label={say(boardWords.country)}
            optional
            searchable
            clearable
            choices={countries}
            value={form.values.country || null}
            onChange={(country) => form.setFieldValue('country', country ?? '')}
          />
        </FieldPair>
        <TextField label={say(boardWords.orcid)} optional maxLength={40} {...form.getInputProps('orcid')} />
        <FieldPair>
          <DateField label={say(boardWords.termFrom)} optional {...form.getInputProps('term_from')} />
          <DateField label={say(boardWords.termTo)} optional {...form.getInputProps('term_to')} />
        </FieldPair>
      </FieldStack>
    </FormDialog>
  );
};
