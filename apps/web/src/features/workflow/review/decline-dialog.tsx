import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewing } from '@naskhah/words/reviewing';
import { useId } from 'react';
import { client } from '../../../app/client.ts';
import { useFormSubmit } from '../../../app/use-form-submit.ts';
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
  const formId = useId();
  const form = useForm({
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
    <Dialog
      opened
      onClose={onClose}
      title={say(reviewing.declineTitle)}
      footer={
        <>
          <Button onClick={onClose}>{say(reviewing.cancel)}</Button>
          <Button kind="danger-fill" type="submit" form={formId}>
            {say(reviewing.declineTitle)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
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
      </form>
    </Dialog>
  );
};
