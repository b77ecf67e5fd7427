import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Reading } from '@naskhah/ui/record/reading';
import { Avatar } from '@naskhah/ui/state/avatar';
import { messaging } from '@naskhah/words/tasks/messages';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import css from './message-thread.module.css';
import type { Message } from './thread.ts';

/** One message of a thread, with what its reader may do with it. */
export const MessageItem = ({ message, onAnswer }: { message: Message; onAnswer: () => void }) => {
  const { say, sayWith } = useWords();
  const { moment, full } = useDates();
  const confirm = useConfirm();
  const act = useAct();
  const { id, sender, mine, to, subject, title, created_at, by_email, read, can } = message;
  const remove = async () => {
    if (!(await confirm({ title: say(messaging.removeTitle), message: say(messaging.removeWhy) }))) return;
    await act(() => client.tasks.deleteMessage({ id }), {
      processing: say(messaging.removing),
      done: say(messaging.removed),
    });
  };
  return (
    <li className={css.message}>
      <Avatar name={sender} me={mine} />
      <article className={css.words}>
        <p className={css.head}>
          <b dir="auto">{sender}</b> <span dir="auto">{sayWith(messaging.to, { names: to.join(', ') })}</span>
          {!read && <b className={css.new}>{say(messaging.unread)}</b>}
        </p>
        <p className={css.when}>
          <time dateTime={created_at} title={full(created_at)}>
            {moment(created_at)}
          </time>
          {by_email && ` · ${say(messaging.mailed)}`}
        </p>
        <h3 dir="auto" className={css.subject}>
          {subject}
        </h3>
        <p dir="auto" className={css.when}>
          {title}
        </p>
        <Reading>{message.message}</Reading>
        {can.answer !== null && (
          <p className={css.answer}>
            <Button size="sm" onClick={onAnswer}>
              {say(messaging.answer)}
            </Button>
          </p>
        )}
        {can.delete && (
          <Button kind="link" size="sm" onClick={() => void remove()}>
            {say(messaging.remove)}
          </Button>
        )}
      </article>
    </li>
  );
};
