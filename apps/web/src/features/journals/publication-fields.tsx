import { PicksField } from '@naskhah/ui/fields/picks-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { useList } from '../../app/use-lists.ts';
import { FieldPlace } from '../../wizard/field-place.tsx';
import type { FaultOf } from './registration-parts.ts';
import type { JournalFormApi } from './use-journal-form.ts';

/** Since when a journal appears, how often, in which languages and where. */
export const PublicationFields = ({ form, fault }: { form: JournalFormApi; fault: FaultOf }) => {
  const { say } = useWords();
  const frequencies = useList('frequency', form.values.frequency).choices;
  const { choices, nameOf } = useList('language');
  const { languages } = form.values;
  return (
    <Section level={3} title={say(registration.publishing)}>
      <FieldStack>
        <FieldPair>
          <FieldPlace path="first_year">
            <TextField
              label={say(registration.firstYear)}
              required
              inputMode="numeric"
              maxLength={4}
              {...form.getInputProps('first_year')}
              error={fault('first_year')}
            />
          </FieldPlace>
          <FieldPlace path="frequency">
            <SelectField
              label={say(registration.frequency)}
              required
              choices={frequencies}
              value={form.values.frequency}
              error={fault('frequency')}
              onChange={(value) => form.setFieldValue('frequency', value)}
            />
          </FieldPlace>
        </FieldPair>
        <FieldPlace path="languages">
          <PicksField
            label={say(registration.languages)}
            required
            error={fault('languages')}
            chosen={languages.map((value) => ({ value, label: nameOf(value) }))}
            choices={choices
              .filter(({ value }) => !languages.includes(value))
              .map(({ value, label }) => ({ value, label }))}
            onChange={(values) => form.setFieldValue('languages', values)}
          />
        </FieldPlace>
        <FieldPlace path="website">
          <TextField
            label={say(journalForm.website)}
            help={say(journalForm.websiteHelp)}
            required
            type="url"
            maxLength={300}
            {...form.getInputProps('website')}
            error={fault('website')}
          />
        </FieldPlace>
      </FieldStack>
    </Section>
  );
};
