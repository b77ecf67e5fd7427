import { articleComponents } from '@naskhah/kernel/article-components';
import { componentPolicies, metadataFields, metadataPolicies } from '@naskhah/kernel/submission-rules';
import { MatrixField } from '@naskhah/ui/fields/matrix-field';
import { NumberField } from '@naskhah/ui/fields/number-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { componentPolicyNames, policyNames, submissionSettings } from '@naskhah/words/journals/submission-settings';
import { wizard } from '@naskhah/words/submissions/wizard';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import type { SubmissionFormApi } from './use-submission-form.ts';

/** Which files a submission is made of. */
export const FilePolicies = ({ form }: { form: SubmissionFormApi }) => {
  const { say } = useWords();
  return (
    <Section level={3} title={say(submissionSettings.files)}>
      <MatrixField
        label={say(submissionSettings.files)}
        head={say(submissionSettings.file)}
        help={say(submissionSettings.filesWhy)}
        rows={articleComponents.map(({ value }) => ({
          id: value,
          label: say(wizardFiles[value]),
          disabled: value === 'manuscript',
        }))}
        columns={componentPolicies.map((policy) => ({ id: policy, label: say(componentPolicyNames[policy]) }))}
        chosen={form.values.components}
        onChange={(components) => form.setFieldValue('components', components as typeof form.values.components)}
      />
    </Section>
  );
};

/** What is wanted of keywords, references and declarations, and how long an abstract may be. */
export const MetadataPolicies = ({ form }: { form: SubmissionFormApi }) => {
  const { say } = useWords();
  const names = { keywords: wizard.keywords, references: submissionSettings.references };
  const nameOf = (field: (typeof metadataFields)[number]) =>
    field === 'keywords' || field === 'references' ? names[field] : wizardCheck[field];
  return (
    <Section level={3} title={say(submissionSettings.metadata)}>
      <FieldStack>
        <MatrixField
          label={say(submissionSettings.metadata)}
          head={say(submissionSettings.field)}
          help={say(submissionSettings.metadataWhy)}
          rows={metadataFields.map((field) => ({
            id: field,
            label: say(nameOf(field)),
            ...(field === 'references' && { without: ['off'] }),
          }))}
          columns={metadataPolicies.map((policy) => ({ id: policy, label: say(policyNames[policy]) }))}
          chosen={form.values.metadata}
          onChange={(metadata) => form.setFieldValue('metadata', metadata as typeof form.values.metadata)}
        />
        <NumberField
          label={say(submissionSettings.abstractWords)}
          help={say(submissionSettings.abstractWordsHelp)}
          unit={say(submissionSettings.words)}
          maxLength={4}
          optional
          {...form.getInputProps('abstract_words')}
        />
      </FieldStack>
    </Section>
  );
};
