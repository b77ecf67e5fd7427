import { Button } from '@naskhah/ui/controls/button';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Reading } from '@naskhah/ui/record/reading';
import { Avatar } from '@naskhah/ui/state/avatar';
import { Note } from '@naskhah/ui/state/note';
import { reasonFieldWords } from '@naskhah/words/verification/reason-fields';
import { threadWords } from '@naskhah/words/verification/thread';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { queries } from '../../app/queries.ts';
import { useDates } from '../../app/use-dates.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import css from './thread.module.css';

type Thread = Answers['verification']['getThread'];

const Writing = ({ journal, side }: { journal: string; side: Thread['side'] }) => {
  const { say } = useWords();
  const { form, id } = useKeptForm('thread', journal, {
    initialValues: { message: '', staff_only: false },
    validate: { message: (text) => (text.trim() === '' ? say(threadWords.missing) : null) },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    (values) => client.verification.saveThread({ ...values, id, journal_id: journal }),
    { processing: say(threadWords.sending), done: say(threadWords.sent) },
    (answer) => {
      form.reset();
      queries.setQueryData(calls.verification.getThread.queryKey({ input: { journal_id: journal } }), answer);
    },
  );
  return (
    <form noValidate onSubmit={send}>
      <FieldStack>
        <TextArea
          label={say(side === 'staff' ? threadWords.toJournal : threadWords.toSecretariat)}
          rows={3}
          maxLength={10_000}
          {...form.getInputProps('message')}
        />
        <div className={css.foot}>
          <Button type="submit" icon={IconSend}>
            {say(threadWords.send)}
          </Button>
          {side === 'staff' && (
            <Checkbox {...form.getInputProps('staff_only', { type: 'checkbox' })}>
              {say(threadWords.staffOnly)}
            </Checkbox>
          )}
        </div>
      </FieldStack>
    </form>
  );
};

/** Why a registration came back, for who has to mend it. */
export const ReturnedNote = ({ thread }: { thread: Thread }) => {
  const { say } = useWords();
  if (!thread.returned || thread.returned.reasons.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{say(threadWords.returned)}</b>
      <dl className={css.reasons}>
        {thread.returned.reasons.map(({ field, reason }) => (
          <div key={field}>
            <dt>{say(reasonFieldWords[field])}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </Note>
  );
};

/** The conversation between a journal and the secretariat, and what is written to it. */
export const ThreadPanel = ({ journal, withReasons = false }: { journal: string; withReasons?: boolean }) => {
  const { say } = useWords();
  const { moment, full } = useDates();
  const { data } = useQuery(calls.verification.getThread.queryOptions({ input: { journal_id: journal } }));
  if (!data) return null;
  const { messages, side } = data;
  return (
    <>
      {withReasons && <ReturnedNote thread={data} />}
      {messages.length === 0 && <p className={css.quiet}>{say(threadWords.none)}</p>}
      <ul className={css.talk}>
        {messages.map(({ id, sender, by_staff, staff_only, message, mine, sent_at }) => (
          <li key={id} className={css.message}>
            <Avatar name={sender} me={mine} />
            <div>
              <p>
                <b dir="auto">{sender}</b>
              </p>
              <p className={css.quiet}>
                {say(by_staff ? threadWords.secretariat : threadWords.applicant)} ·{' '}
                <time dateTime={sent_at} title={full(sent_at)}>
                  {moment(sent_at)}
                </time>
                {staff_only && ` · ${say(threadWords.staffOnly)}`}
              </p>
              <Reading>{message}</Reading>
            </div>
          </li>
        ))}
      </ul>
      <Writing key={messages.length} journal={journal} side={side} />
    </>
  );
};
