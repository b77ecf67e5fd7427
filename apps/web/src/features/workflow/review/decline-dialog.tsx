import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { client } from '../../../app/client.ts';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import type { ReviewRecord } from './use-review.ts';

export const DeclineDialog = ({
  review,
  onDeclined,
  onClose,
}: {
  review: ReviewRecord;
  onDeclined: (review: ReviewRecord) => void;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const { form, unsaved } = useKeptForm('review-decline', review.id, {
    initialValues: { reason: '', suggestions: '' },
    validate: { reason: (text) => (text.trim() === '' ? say(reviewing.reasonMissing) : null) },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    (values) => client.workflow.saveRespond({ id: review.id, version: review.version, act: 'decline', ...values }),
    { processing: say(reviewing.declining), done: say(reviewing.declined) },
    onDeclined,
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(reviewing.declineTitle)}
      act={say(reviewing.declineTitle)}
      danger
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <TextArea
          label={say(reviewing.reason)}
          required
          rows={3}
          help={say(reviewing.reasonHelp)}
          {...form.getInputProps('reason')}
        />
        <TextArea
          label={say(reviewing.suggestions)}
          optional
          rows={3}
          help={say(reviewing.suggestionsHelp)}
          {...form.getInputProps('suggestions')}
        />
      </FieldStack>
    </FormDialog>
  );
};
