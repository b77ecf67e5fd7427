import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { messaging } from '@naskhah/words/tasks/messages';
import { IconMessages, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageItem } from './message-item.tsx';
import css from './message-thread.module.css';
import { type About, type Message, questionOf } from './thread.ts';

/** What the people of an article, or of a journal's team, write to each other, as far as it is this reader's. */
export const MessageThread = ({ of, id }: About) => {
  const { say } = useWords();
  const [writing, setWriting] = useState<Message | 'new'>();
  const { data, error, refetch } = useQuery(
    calls.tasks.getMessages.queryOptions({ input: questionOf({ of, id }), staleTime: 0 }),
  );
  const unread = data?.messages.some(({ read }) => !read) ?? false;
  // Who has the thread before them has read it; the marks stay until it is opened again.
  useEffect(() => {
    if (unread) void client.tasks.readMessages(questionOf({ of, id })).catch(() => undefined);
  }, [unread, of, id]);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const ofTeam = of === 'journal';
  const toAll = data.people.some((one) => one.id === 'team');
  return (
    <Section
      title={say(ofTeam ? messaging.teamTitle : messaging.title)}
      detail={say(ofTeam ? messaging.teamLead : messaging.lead)}
      actions={
        data.can.write && (
          <Button icon={IconPencil} onClick={() => setWriting('new')}>
            {say(toAll ? messaging.writeToTeam : messaging.write)}
          </Button>
        )
      }
    >
      {data.messages.length === 0 ? (
        <EmptyState level={3} icon={IconMessages} title={say(messaging.empty)}>
          {say(ofTeam ? messaging.teamEmptyWhy : messaging.emptyWhy)}
        </EmptyState>
      ) : (
        <ol className={css.thread}>
          {data.messages.map((message) => (
            <MessageItem key={message.id} message={message} onAnswer={() => setWriting(message)} />
          ))}
        </ol>
      )}
      {writing && data.can.write && (
        <MessageComposer
          about={{ of, id }}
          thread={data}
          {...(writing !== 'new' && { answered: writing })}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Section>
  );
};
