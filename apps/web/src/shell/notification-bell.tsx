import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { notices } from '@naskhah/words/messaging/notices';
import { IconBell, IconList } from '@tabler/icons-react';
import { addresses } from '../app/addresses.ts';
import { go } from '../app/go.ts';
import { openNotification, useNotificationStream, useNotifications } from '../app/notifications.ts';
import { useDates } from '../app/use-dates.ts';
import css from './notification-bell.module.css';

const shown = 6;

/** The latest notifications, live; the count is of those that were not read. */
export const NotificationBell = () => {
  const { say, sayWith, language } = useWords();
  const { short } = useDates();
  useNotificationStream();
  const { data } = useNotifications({ page: 1, size: shown, unread: false });
  const unread = data?.unread ?? 0;
  const name = unread > 0 ? sayWith(notices.unreadCount, { count: unread }) : say(notices.title);
  const rows = data?.rows ?? [];
  return (
    <Menu label={say(notices.title)} target={<IconButton icon={IconBell} label={name} badge={unread} />}>
      <MenuLabel>{say(rows.length > 0 ? notices.title : notices.empty)}</MenuLabel>
      {rows.map((row) => (
        <MenuItem key={row.id} hint={short(row.created_at)} onClick={() => openNotification(row)}>
          <span className={row.read ? css.read : css.unread}>
            {language === 'ms' ? row.text_ms : row.text_en}
            {row.about && (
              <span lang={row.about_lang || undefined} dir="auto" className={css.about}>
                {row.about}
              </span>
            )}
          </span>
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem icon={IconList} onClick={() => go(addresses.notifications)}>
        {say(notices.showAll)}
      </MenuItem>
    </Menu>
  );
};
