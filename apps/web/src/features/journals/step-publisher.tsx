import { SelectField } from '@naskhah/ui/fields/select-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { useList } from '../../app/use-lists.ts';
import { OrganisationField } from '../../forms/organisation-field.tsx';
import { FieldPlace } from '../../wizard/field-place.tsx';
import { ContactFields } from './contact-fields.tsx';
import css from './registration.module.css';
import type { FaultOf } from './registration-parts.ts';
import type { JournalFormApi } from './use-journal-form.ts';

export const StepPublisher = ({ form, fault }: { form: JournalFormApi; fault: FaultOf }) => {
  const { say } = useWords();
  const countries = useList('country', form.values.country).choices;
  const types = useList('publisher_type', form.values.publisher_type).choices;
  const { institution_ror } = form.values;
  return (
    <div className={css.parts}>
      <FieldStack>
        <FieldPlace path="publisher">
          <OrganisationField
            label={say(journalForm.publisher)}
            required
            error={fault('publisher')}
            {...(institution_ror && { help: institution_ror })}
            value={form.values.publisher}
            onChange={({ organisation, ror, country }) =>
              form.setValues({ publisher: organisation, institution_ror: ror, ...(country && { country }) })
            }
          />
        </FieldPlace>
        <FieldPair>
          <FieldPlace path="publisher_type">
            <SelectField
              label={say(registration.publisherType)}
              required
              choices={types}
              error={fault('publisher_type')}
              value={form.values.publisher_type}
              onChange={(value) => form.setFieldValue('publisher_type', value)}
            />
          </FieldPlace>
          <FieldPlace path="country">
            <SelectField
              label={say(journalForm.country)}
              required
              searchable
              choices={countries}
              error={fault('country')}
              value={form.values.country || null}
              onChange={(country) => form.setFieldValue('country', country ?? '')}
            />
          </FieldPlace>
        </FieldPair>
      </FieldStack>
      <ContactFields form={form} fault={fault} />
    </div>
  );
};
