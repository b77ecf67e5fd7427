import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowTitle } from '@naskhah/ui/list/row-text';
import { notices } from '@naskhah/words/messaging/notices';
import { IconBell } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { type Notification, notificationHref, openNotification, useNotifications } from '../../app/notifications.ts';
import { useDates } from '../../app/use-dates.ts';
import { type ListSearch, listHref } from '../../lists/list-search.ts';
import { RecordList } from '../../lists/record-list.tsx';

type NotificationSearch = ListSearch & { unread: boolean };

export const notificationsHref = (now: NotificationSearch, change: Partial<NotificationSearch>): string => {
  const { unread, ...rest } = { ...now, page: 1, ...change };
  return listHref(addresses.notifications, rest, { ...rest, view: unread ? 'unread' : '' });
};

/** A person's notifications; who opens one has read it. */
export const NotificationList = ({ search }: { search: NotificationSearch }) => {
  const { say, language } = useWords();
  const { moment, full } = useDates();
  const { page, size, unread } = search;
  const query = useNotifications({ page, size, unread });
  const textOf = ({ text_en, text_ms }: Notification) => (language === 'ms' ? text_ms : text_en);
  const columns: Column<Notification>[] = [
    {
      key: 'what',
      head: say(notices.what),
      place: 'main',
      cell: (row) => (
        <RowTitle
          plain
          href={notificationHref(row)}
          under={
            row.about && (
              <span lang={row.about_lang || undefined} dir="auto">
                {row.about}
              </span>
            )
          }
        >
          {textOf(row)}
        </RowTitle>
      ),
    },
    {
      key: 'time',
      head: say(notices.time),
      place: 'figure',
      width: 9,
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={full(created_at)}>
          {moment(created_at)}
        </time>
      ),
    },
  ];
  return (
    <RecordList
      caption={say(notices.title)}
      query={query}
      columns={columns}
      rowOf={(row) => ({ id: row.id, name: textOf(row), href: notificationHref(row), mine: !row.read })}
      search={search}
      hrefOf={(change) => notificationsHref(search, change)}
      nothing={{ icon: IconBell, title: say(notices.empty), why: say(notices.emptyWhy) }}
      onOpen={(href) => {
        const opened = query.data?.rows.find((row) => notificationHref(row) === href && !row.read);
        if (opened) openNotification(opened);
        else go(href);
      }}
    />
  );
};
