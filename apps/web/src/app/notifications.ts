import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addresses } from './addresses.ts';
import type { Answers } from './answers.ts';
import { calls } from './calls.ts';
import { client } from './client.ts';
import { go } from './go.ts';
import { queries } from './queries.ts';
import { useSession } from './session.ts';

export type Notification = Answers['messaging']['listNotifications']['rows'][number];

export const useNotifications = ({ page, size, unread }: { page: number; size: number; unread: boolean }) =>
  useQuery(
    calls.messaging.listNotifications.queryOptions({
      input: { page, size, filters: { unread } },
      placeholderData: keepPreviousData,
    }),
  );

const refreshNotifications = (): Promise<void> =>
  queries.invalidateQueries({ queryKey: calls.messaging.listNotifications.key() });

/** What one is told of has changed an article that may be open here, and whose turn it is in the lists. */
const refreshArticles = (): Promise<unknown> =>
  Promise.all(
    [calls.deskArticle, calls.deskWorkspace].map((part) => queries.invalidateQueries({ queryKey: part.key() })),
  );

/** Hears from the server when something is new; the browser takes a lost line up again by itself. */
export const useNotificationStream = (): void => {
  const user = useSession((state) => state.user?.usr_id);
  useEffect(() => {
    if (!user) return;
    const stream = new EventSource('/api/notifications/stream');
    let isFirst = true;
    stream.addEventListener('notifications', () => {
      void refreshNotifications();
      // The first says how it stands: the page has just asked for itself.
      if (!isFirst) void refreshArticles();
      isFirst = false;
    });
    return () => stream.close();
  }, [user]);
};

/** Where a notification leads. */
export const notificationHref = ({ opens, subject_id }: Notification): string => {
  switch (opens) {
    case 'article':
      return addresses.article(subject_id);
    case 'my-reviews':
      return addresses.myReviews;
    case 'journal':
      return addresses.journalInformation(subject_id);
    case 'journal-messages':
      return addresses.journalMessages(subject_id);
    case 'profile':
      return addresses.userProfile;
    case 'tasks':
      return addresses.task(subject_id);
  }
};

/** Opening is reading; while acting as somebody else nothing is marked for them. */
export const openNotification = (notification: Notification): void => {
  const { user } = useSession.getState();
  if (!notification.read && !user?.behind)
    void client.messaging.markRead({ ids: [notification.id] }).then(refreshNotifications, () => undefined);
  go(notificationHref(notification));
};
