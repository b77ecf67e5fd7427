import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { FieldPlace } from '../../wizard/field-place.tsx';
import { IssnField } from './issn-field.tsx';
import { PublicationFields } from './publication-fields.tsx';
import css from './registration.module.css';
import type { FaultOf } from './registration-parts.ts';
import { SimilarJournals } from './similar-journals.tsx';
import { useChecked } from './use-checked.ts';
import type { JournalFormApi } from './use-journal-form.ts';

type Part = { form: JournalFormApi; fault: FaultOf; journal: string | null };

/** The titles, the letters of the article numbers and the address of the site, with the journals that have near titles. */
export const TitleFields = ({ form, fault, journal }: Part) => {
  const { say } = useWords();
  const { similar } = useChecked(journal, form.values);
  return (
    <FieldStack>
      <FieldPlace path="name_ms">
        <TextField
          label={say(journalForm.name_ms)}
          help={say(journalForm.nameHelp)}
          lang="ms"
          maxLength={300}
          {...form.getInputProps('name_ms')}
          error={fault('name_ms')}
        />
      </FieldPlace>
      <SimilarJournals similar={similar} />
      <FieldPlace path="name_en">
        <TextField
          label={say(journalForm.name_en)}
          lang="en"
          maxLength={300}
          {...form.getInputProps('name_en')}
          error={fault('name_en')}
        />
      </FieldPlace>
      <FieldPair>
        <FieldPlace path="abbreviation">
          <TextField
            label={say(journalForm.abbreviation)}
            help={say(journalForm.abbreviationHelp)}
            required
            maxLength={12}
            {...form.getInputProps('abbreviation')}
            error={fault('abbreviation')}
          />
        </FieldPlace>
        <FieldPlace path="path">
          <TextField
            label={say(journalForm.path)}
            help={say(journalForm.pathHelp)}
            required
            maxLength={41}
            autoCapitalize="none"
            {...form.getInputProps('path')}
            error={fault('path')}
          />
        </FieldPlace>
      </FieldPair>
    </FieldStack>
  );
};

export const StepIdentity = ({ form, fault, journal }: Part) => {
  const { say } = useWords();
  const { issn, eissn } = useChecked(journal, form.values);
  return (
    <div className={css.parts}>
      <TitleFields form={form} fault={fault} journal={journal} />
      <Section level={3} title={say(registration.numbers)}>
        <FieldPair>
          <IssnField form={form} field="issn" taken={issn.taken} missing={fault('issn')} />
          <IssnField form={form} field="eissn" taken={eissn.taken} missing={fault('eissn')} />
        </FieldPair>
      </Section>
      <PublicationFields form={form} fault={fault} />
    </div>
  );
};
