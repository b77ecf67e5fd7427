import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { useMessageSent } from '@naskhah/ui/dialogs/message-sent';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { messaging } from '@naskhah/words/tasks/messages';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { queries } from '../../app/queries.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { RecipientField } from './recipient-field.tsx';
import { type About, type Message, questionOf, type Thread } from './thread.ts';

/** Writes to people of an article or of a journal's team; title and subject begin as the specification has them. */
export const MessageComposer = ({
  about,
  thread,
  answered,
  onClose,
}: {
  about: About;
  thread: Thread;
  /** The message that this is the answer to. */
  answered?: Message;
  onClose: () => void;
}) => {
  const { say, sayWith } = useWords();
  const sent = useMessageSent();
  const { people, defaults } = thread;
  const given = (text: string) => (text.trim() === '' ? say(messaging.missing) : null);
  const to = answered?.can.answer ?? (people.length === 1 ? people[0]?.id : undefined);
  const { form, unsaved, id } = useKeptForm(
    about.of === 'journal' ? 'team-message' : 'message',
    [about.id, answered?.id].filter(Boolean).join(' '),
    {
      initialValues: {
        recipient_id: to === undefined ? ([] as string[]) : [to],
        title: answered?.title ?? defaults.title,
        subject: answered ? sayWith(messaging.re, { subject: answered.subject }) : defaults.subject,
        message: '',
        sendEmail: false,
      },
      validate: {
        recipient_id: (chosen) => (chosen.length === 0 ? say(messaging.nobodyChosen) : null),
        title: given,
        subject: given,
        message: given,
      },
    },
  );
  const submit = useFormSubmit(form);
  const send = submit(
    (values) => client.tasks.saveMessage({ ...values, ...questionOf(about), id }),
    { processing: say(messaging.sending), quiet: true },
    (answer) => {
      queries.setQueryData(calls.tasks.getMessages.queryKey({ input: questionOf(about) }), answer);
      sent();
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(answered ? messaging.answer : messaging.write)}
      act={say(messaging.send)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <RecipientField
          people={people}
          chosen={form.values.recipient_id}
          onChange={(chosen) => form.setFieldValue('recipient_id', chosen)}
          error={form.errors.recipient_id}
        />
        <TextField label={say(messaging.heading)} required maxLength={600} {...form.getInputProps('title')} />
        <TextField label={say(messaging.subject)} required maxLength={300} {...form.getInputProps('subject')} />
        <TextArea
          label={say(messaging.text)}
          required
          rows={7}
          maxLength={10_000}
          data-autofocus
          {...form.getInputProps('message')}
        />
        <Checkbox help={say(messaging.byEmailHelp)} {...form.getInputProps('sendEmail', { type: 'checkbox' })}>
          {say(messaging.byEmail)}
        </Checkbox>
      </FieldStack>
    </FormDialog>
  );
};
