import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { Reading } from '@naskhah/ui/record/reading';
import { Avatar } from '@naskhah/ui/state/avatar';
import { messaging } from '@naskhah/words/tasks/messages';
import { IconMessages, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { MessageComposer } from './message-composer.tsx';
import css from './message-thread.module.css';
import type { Thread } from './thread.ts';

type Message = Thread['messages'][number];

const One = ({ message }: { message: Message }) => {
  const { say, sayWith } = useWords();
  const { moment, full } = useDates();
  const confirm = useConfirm();
  const act = useAct();
  const { id, sender, mine, to, subject, title, created_at, by_email, read } = message;
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
        {message.can.delete && (
          <Button kind="link" size="sm" onClick={() => void remove()}>
            {say(messaging.remove)}
          </Button>
        )}
      </article>
    </li>
  );
};

/** What the people of an article write to each other, as far as it is this reader's. */
export const MessageThread = ({ articleId }: { articleId: string }) => {
  const { say } = useWords();
  const [writing, setWriting] = useState(false);
  const { data, error, refetch } = useQuery(
    calls.tasks.getMessages.queryOptions({ input: { article_id: articleId }, staleTime: 0 }),
  );
  const unread = data?.messages.some(({ read }) => !read) ?? false;
  // Who has the thread before them has read it; the marks stay until it is opened again.
  useEffect(() => {
    if (unread) void client.tasks.readMessages({ article_id: articleId }).catch(() => undefined);
  }, [unread, articleId]);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Section
      title={say(messaging.title)}
      detail={say(messaging.lead)}
      actions={
        data.can.write && (
          <Button icon={IconPencil} onClick={() => setWriting(true)}>
            {say(messaging.write)}
          </Button>
        )
      }
    >
      {data.messages.length === 0 ? (
        <EmptyState level={3} icon={IconMessages} title={say(messaging.empty)}>
          {say(messaging.emptyWhy)}
        </EmptyState>
      ) : (
        <ol className={css.thread}>
          {data.messages.map((message) => (
            <One key={message.id} message={message} />
          ))}
        </ol>
      )}
      {writing && <MessageComposer articleId={articleId} thread={data} onClose={() => setWriting(false)} />}
    </Section>
  );
};
