import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuItem, MenuLabel } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { IconBell } from '@tabler/icons-react';
import { go } from '../app/go.ts';
import { type Module, useMenuLabel } from './use-menu.ts';

/** What waits for the user, by the counts of the server's menu. */
export const NotificationBell = ({ modules }: { modules: readonly Module[] }) => {
  const { say, sayWith } = useWords();
  const label = useMenuLabel();
  const waiting = modules.flatMap(({ entries }) => entries).filter(({ count }) => count !== null && count > 0);
  const count = waiting.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
  const name = count > 0 ? sayWith(shell.waiting, { count }) : say(shell.notifications);
  return (
    <Menu label={say(shell.notifications)} target={<IconButton icon={IconBell} label={name} badge={count} />}>
      <MenuLabel>{say(waiting.length > 0 ? shell.notifications : shell.noNotifications)}</MenuLabel>
      {waiting.map((entry) => (
        <MenuItem key={entry.id} hint={entry.count} onClick={() => go(entry.path)}>
          {label(entry)}
        </MenuItem>
      ))}
    </Menu>
  );
};
