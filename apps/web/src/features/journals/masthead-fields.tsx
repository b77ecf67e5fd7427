import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { lazy, Suspense } from 'react';
import { useList } from '../../app/use-lists.ts';
import { OrganisationField } from '../../forms/organisation-field.tsx';
import type { JournalFormApi } from './use-journal-form.ts';

const ChecklistEditor = lazy(async () => ({ default: (await import('./checklist-editor.tsx')).ChecklistEditor }));

type Part = { form: JournalFormApi };

export const NameFields = ({ form }: Part) => {
  const { say } = useWords();
  return (
    <Section title={say(journalForm.names)}>
      <FieldStack>
        <TextField
          label={say(journalForm.name_en)}
          help={say(journalForm.nameHelp)}
          lang="en"
          maxLength={300}
          {...form.getInputProps('name_en')}
        />
        <TextField label={say(journalForm.name_ms)} lang="ms" maxLength={300} {...form.getInputProps('name_ms')} />
        <FieldPair>
          <TextField
            label={say(journalForm.abbreviation)}
            help={say(journalForm.abbreviationHelp)}
            required
            maxLength={12}
            {...form.getInputProps('abbreviation')}
          />
          <TextField
            label={say(journalForm.path)}
            help={say(journalForm.pathHelp)}
            required
            maxLength={41}
            autoCapitalize="none"
            {...form.getInputProps('path')}
          />
        </FieldPair>
      </FieldStack>
    </Section>
  );
};

export const IdentityFields = ({ form }: Part) => {
  const { say } = useWords();
  const countries = useList('country', form.values.country).choices;
  return (
    <Section title={say(journalForm.identity)}>
      <FieldStack>
        <FieldPair>
          <TextField
            label={say(journalForm.issn)}
            help={say(journalForm.issnHelp)}
            optional
            maxLength={9}
            {...form.getInputProps('issn')}
          />
          <TextField label={say(journalForm.eissn)} optional maxLength={9} {...form.getInputProps('eissn')} />
        </FieldPair>
        <FieldPair>
          <OrganisationField
            label={say(journalForm.publisher)}
            required
            error={form.getInputProps('publisher').error}
            value={form.values.publisher}
            onChange={({ organisation, ror, country }) =>
              form.setValues({ publisher: organisation, institution_ror: ror, ...(country && { country }) })
            }
          />
          <SelectField
            label={say(journalForm.country)}
            optional
            searchable
            clearable
            choices={countries}
            {...form.getInputProps('country')}
            onChange={(country) => form.setFieldValue('country', country ?? '')}
          />
        </FieldPair>
      </FieldStack>
    </Section>
  );
};

export const LicenseFields = ({ form }: Part) => {
  const { say } = useWords();
  const licenses = useList('license', form.values.license).choices;
  return (
    <Section title={say(journalSections.license)}>
      <SelectField
        label={say(journalForm.license)}
        optional
        clearable
        choices={licenses}
        {...form.getInputProps('license')}
      />
    </Section>
  );
};

export const ChecklistFields = ({ form }: Part) => {
  const { say } = useWords();
  return (
    <Section title={say(journalForm.checklist)}>
      <Suspense>
        <ChecklistEditor
          items={form.values.submis_checklist}
          errorAt={(place) => form.getInputProps(`submis_checklist.${place}.text.en`).error}
          onChange={(items) => form.setFieldValue('submis_checklist', items)}
        />
      </Suspense>
    </Section>
  );
};
