import { recommendations } from '@naskhah/kernel/article-words';
import { answerFaults } from '@naskhah/kernel/forms/answers';
import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { ErrorLine } from '@naskhah/ui/fields/field-frame';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { AutosaveState } from '@naskhah/ui/form/autosave-state';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { QuestionFields } from '@naskhah/ui/form/question-fields';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { answerFaultWords } from '@naskhah/words/forms/question-fields';
import { recommendationWords } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { SavedMeanwhileNote } from '../../../forms/saved-meanwhile.tsx';
import { useAutosave } from '../../../forms/use-autosave.ts';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../../forms/use-versioned-form.ts';
import { type ReviewValues, valuesOf } from './review-values.ts';
import type { ReviewRecord } from './use-review.ts';

const fieldWords = {
  recommendation: reviewing.recommendation,
  comments_to_author: reviewing.toAuthor,
  comments_to_editor: reviewing.toEditor,
  competing_interests: reviewing.competing,
  answers: reviewing.answers,
};

/** The review as it is written: saved while typing, submitted once. */
export const ReviewForm = ({
  review,
  onSubmitted,
  onDecline,
}: {
  review: ReviewRecord;
  onSubmitted: (review: ReviewRecord) => void;
  onDecline: () => void;
}) => {
  const { say, language } = useWords();
  const confirm = useConfirm();
  const [first] = useState(() => valuesOf(review));
  const { form } = useKeptForm<ReviewValues>(
    'review',
    review.id,
    {
      initialValues: first,
      validate: {
        recommendation: (value) => (value ? null : say(reviewing.recommendationMissing)),
        comments_to_author: (text) => (text.trim() === '' ? say(reviewing.commentsMissing) : null),
        answers: (answers) =>
          review.form && answerFaults(review.form, answers).length > 0 ? say(reviewing.answersMissing) : null,
      },
    },
    { save: (): Promise<unknown> => autosave.now() },
  );

  const { send, meanwhile } = useVersionedForm(form, review, valuesOf, () =>
    client.workflow.getReview({ id: review.id }),
  );
  const { form: asked } = review;
  const respond = (act: 'save' | 'submit') =>
    send(({ version }, { answers, ...values }) =>
      client.workflow.saveRespond({ id: review.id, version, act, ...values, ...(asked && { answers }) }),
    );
  const autosave = useAutosave(form.values, first, async () => {
    if (meanwhile) return false;
    await respond('save');
    return true;
  });

  const faults =
    asked && form.errors.answers
      ? Object.fromEntries(
          answerFaults(asked, form.values.answers).map(({ path, code }) => [path, say(answerFaultWords[code])]),
        )
      : {};
  const submit = useFormSubmit(form);
  const submitted = submit(
    async () => {
      await autosave.settled();
      return respond('submit');
    },
    { processing: say(reviewing.submitting), quiet: true },
    (answer) => {
      autosave.forget();
      onSubmitted(answer);
    },
    { sure: () => confirm({ title: say(reviewing.submit), message: say(reviewing.submitSure) }) },
  );
  return (
    <Section title={say(reviewing.yourReview)}>
      <form noValidate onSubmit={submitted}>
        <FieldStack>
          <SavedMeanwhileNote meanwhile={meanwhile} names={fieldWords} />
          {asked && (
            <QuestionFields
              form={asked}
              answers={form.values.answers}
              language={language}
              faults={faults}
              onAnswer={(id, value) => {
                const { [id]: _old, ...others } = form.values.answers;
                form.setFieldValue('answers', value === undefined ? others : { ...others, [id]: value });
              }}
            />
          )}
          {form.errors.answers && <ErrorLine>{form.errors.answers}</ErrorLine>}
          <ChoiceGroup
            label={say(reviewing.recommendation)}
            required
            help={say(reviewing.recommendationHelp)}
            error={form.errors.recommendation}
            choices={recommendations.map((value) => ({ value, label: say(recommendationWords[value]) }))}
            chosen={form.values.recommendation ? [form.values.recommendation] : []}
            onChange={([chosen]) => form.setFieldValue('recommendation', chosen ?? null)}
          />
          <TextArea
            label={say(reviewing.toAuthor)}
            required
            rows={12}
            help={say(reviewing.toAuthorHelp)}
            {...form.getInputProps('comments_to_author')}
          />
          <TextArea label={say(reviewing.toEditor)} optional rows={5} {...form.getInputProps('comments_to_editor')} />
          <TextArea
            label={say(reviewing.competing)}
            optional
            rows={2}
            help={say(reviewing.competingHelp)}
            {...form.getInputProps('competing_interests')}
          />
        </FieldStack>
        <FormFoot
          back={
            <Button kind="quiet" onClick={onDecline}>
              {say(reviewing.declineInstead)}
            </Button>
          }
        >
          {autosave.state && <AutosaveState state={autosave.state} />}
          <Button kind="primary" type="submit">
            {say(reviewing.submit)}
          </Button>
        </FormFoot>
      </form>
    </Section>
  );
};
