import { useForm } from '@mantine/form';
import { recommendations } from '@naskhah/kernel/article-words';
import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm-provider';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { AutosaveState } from '@naskhah/ui/form/autosave-state';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { recommendationWords } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { orStale } from '../../../app/or-stale.ts';
import { useAutosave } from '../../../app/use-autosave.ts';
import { useFormSubmit } from '../../../app/use-form-submit.ts';
import { fieldsThatDiffer, type ReviewValues, valuesOf } from './review-values.ts';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import type { ReviewRecord } from './use-review.ts';

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
  const { say } = useWords();
  const confirm = useConfirm();
  const version = useRef(review.version);
  const [elsewhere, setElsewhere] = useState<ReviewRecord>();
  const [first] = useState(() => valuesOf(review));
  const form = useForm<ReviewValues>({
    initialValues: first,
    validate: {
      recommendation: (value) => (value ? null : say(reviewing.recommendationMissing)),
      comments_to_author: (text) => (text.trim() === '' ? say(reviewing.commentsMissing) : null),
    },
  });

  const respond = async (act: 'save' | 'submit', values: ReviewValues) => {
    const outcome = await orStale(
      client.workflow.saveRespond({ id: review.id, version: version.current, act, ...values }),
    );
    if (!outcome.stale) {
      version.current = outcome.answer.version;
      return outcome.answer;
    }
    const other = await client.workflow.getReview({ id: review.id });
    version.current = other.version;
    if (fieldsThatDiffer(values, other).length === 0) return other;
    setElsewhere(other);
    return undefined;
  };
  const autosave = useAutosave(form.values, first, async (values) => {
    if (elsewhere) return false;
    return (await respond('save', values)) !== undefined;
  });

  const submit = useFormSubmit(form);
  const send = submit(
    async (values) => {
      await autosave.settled();
      return respond('submit', values);
    },
    { processing: say(reviewing.submitting), quiet: true },
    (answer) => {
      if (answer?.state !== 'submitted') return;
      autosave.forget();
      onSubmitted(answer);
    },
    () => confirm({ title: say(reviewing.submit), message: say(reviewing.submitSure) }),
  );
  return (
    <Section title={say(reviewing.yourReview)}>
      <form noValidate onSubmit={send}>
        <FieldStack>
          {elsewhere && (
            <SavedElsewhere
              fields={fieldsThatDiffer(form.values, elsewhere)}
              onKeep={() => setElsewhere(undefined)}
              onTake={() => {
                form.setValues(valuesOf(elsewhere));
                setElsewhere(undefined);
              }}
            />
          )}
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
