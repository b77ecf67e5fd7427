import { Button } from '@naskhah/ui/controls/button';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { submissionSettings } from '@naskhah/words/journals/submission-settings';
import { client } from '../../../app/client.ts';
import { refreshRecords } from '../../../app/use-act.ts';
import { useList } from '../../../app/use-lists.ts';
import { SavedMeanwhileNote } from '../../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useVersionedForm } from '../../../forms/use-versioned-form.ts';
import { ChecklistEditor } from '../checklist-editor.tsx';
import { FilePolicies, MetadataPolicies } from './policy-fields.tsx';
import { SectionEditor } from './section-editor.tsx';
import css from './submission.module.css';
import { type SubmissionSettings, settingsToSave, submissionValues } from './submission-values.ts';
import { type SubmissionFormApi, useSubmissionForm } from './use-submission-form.ts';

const fieldNames = {
  sections: submissionSettings.sections,
  article_types: submissionSettings.types,
  some_types: submissionSettings.typesTaken,
  components: submissionSettings.files,
  metadata: submissionSettings.metadata,
  abstract_words: submissionSettings.abstractWords,
  guidelines: submissionSettings.guidelines,
  submis_checklist: journalForm.checklist,
};

const TypeFields = ({ form }: { form: SubmissionFormApi }) => {
  const { say } = useWords();
  const { choices } = useList('article_type');
  const { some_types, article_types } = form.values;
  return (
    <Section level={3} title={say(submissionSettings.types)}>
      <FieldStack>
        <ChoiceGroup
          label={say(submissionSettings.typesTaken)}
          choices={[
            { value: 'all', label: say(submissionSettings.allTypes) },
            { value: 'some', label: say(submissionSettings.someTypes) },
          ]}
          chosen={[some_types ? 'some' : 'all']}
          onChange={([taken]) => form.setFieldValue('some_types', taken === 'some')}
        />
        {some_types && (
          <div className={css.types}>
            <ChoiceGroup
              many
              label={say(submissionSettings.someTypes)}
              error={form.errors.article_types}
              choices={choices}
              chosen={article_types}
              onChange={(types) => form.setFieldValue('article_types', types)}
            />
          </div>
        )}
      </FieldStack>
    </Section>
  );
};

/** What a journal asks of submissions, in one form. */
export const SubmissionForm = ({ settings }: { settings: SubmissionSettings }) => {
  const { say } = useWords();
  const { form } = useSubmissionForm(settings);
  const { journal_id } = settings;
  const { send, meanwhile } = useVersionedForm(form, settings, submissionValues, () =>
    client.submissionSettings.submissionSettingsOf({ journal_id }),
  );
  const submit = useFormSubmit(form);
  const save = submit(
    () =>
      send((known, values) =>
        client.submissionSettings.saveSubmissionSettings({
          journal_id,
          version: known.version,
          ...settingsToSave(values),
        }),
      ),
    { processing: say(submissionSettings.saving), done: say(submissionSettings.saved) },
    () => void refreshRecords(),
  );
  return (
    <form noValidate onSubmit={save} className={css.form}>
      <SavedMeanwhileNote meanwhile={meanwhile} names={fieldNames} />
      <Section level={3} title={say(submissionSettings.sections)} detail={say(submissionSettings.sectionsWhy)}>
        <SectionEditor form={form} />
      </Section>
      <TypeFields form={form} />
      <FilePolicies form={form} />
      <MetadataPolicies form={form} />
      <Section level={3} title={say(journalForm.checklist)}>
        <ChecklistEditor
          items={form.values.submis_checklist}
          errorAt={(place) => form.getInputProps(`submis_checklist.${place}.text.en`).error}
          onChange={(items) => form.setFieldValue('submis_checklist', items)}
        />
      </Section>
      <Section level={3} title={say(submissionSettings.guidelines)} detail={say(submissionSettings.guidelinesWhy)}>
        <FieldPair>
          <TextArea
            label={say(submissionSettings.guidelinesEn)}
            lang="en"
            rows={8}
            optional
            maxLength={20_000}
            {...form.getInputProps('guidelines.en')}
          />
          <TextArea
            label={say(submissionSettings.guidelinesMs)}
            lang="ms"
            rows={8}
            optional
            maxLength={20_000}
            {...form.getInputProps('guidelines.ms')}
          />
        </FieldPair>
      </Section>
      <FormFoot
        errors={Object.keys(form.errors).length}
        onErrors={() => form.getInputNode(Object.keys(form.errors)[0] ?? '')?.focus()}
      >
        <Button type="submit" kind="primary">
          {say(submissionSettings.save)}
        </Button>
      </FormFoot>
    </form>
  );
};
