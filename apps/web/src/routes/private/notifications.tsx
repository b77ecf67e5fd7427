import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { notices } from '@naskhah/words/messaging/notices';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { useNotifications } from '../../app/notifications.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useAct } from '../../app/use-act.ts';
import { NotificationList, notificationsHref } from '../../features/messaging/notification-list.tsx';
import { listSearch } from '../../lists/list-search.ts';

const NotificationsPage = () => {
  const { say } = useWords();
  const act = useAct();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const search = { ...listSearch(asked), unread: asked.view === 'unread' };
  const unread = useNotifications({ page: search.page, size: search.size, unread: search.unread }).data?.unread ?? 0;
  const markAll = () =>
    act(() => client.messaging.markRead({}), { processing: say(notices.marking), done: say(notices.marked) });
  return (
    <>
      <PageTitle>{say(notices.title)}</PageTitle>
      <PageHeader
        title={say(notices.title)}
        lead={say(notices.lead)}
        actions={
          <>
            <ButtonLink icon={IconSettings} href={`${addresses.userProfile}?part=notifications`}>
              {say(notices.settings)}
            </ButtonLink>
            {unread > 0 && (
              <Button icon={IconChecks} onClick={() => void markAll()}>
                {say(notices.markAll)}
              </Button>
            )}
          </>
        }
      />
      <TabLinks
        label={say(notices.views)}
        tabs={[
          { href: notificationsHref(search, { unread: false }), label: say(notices.all), current: !search.unread },
          {
            href: notificationsHref(search, { unread: true }),
            label: say(notices.unread),
            count: unread,
            current: search.unread,
          },
        ]}
      />
      <NotificationList search={search} />
    </>
  );
};

export default NotificationsPage;
