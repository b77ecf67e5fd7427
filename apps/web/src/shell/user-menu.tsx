import { DeveloperSwitch } from '@naskhah/ui/appearance/developer-switch';
import { Icon } from '@naskhah/ui/controls/icon';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Avatar } from '@naskhah/ui/state/avatar';
import { shell } from '@naskhah/words/shell';
import { IconChevronDown, IconLogout, IconUser, IconUserShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { go } from '../app/go.ts';
import { useSession } from '../app/session.ts';
import { NarrowSettings } from './narrow-settings.tsx';
import { useAccount } from './use-account.ts';
import { useMenuLabel } from './use-menu.ts';
import css from './user-menu.module.css';

const SwitchUserDialog = lazy(async () => ({ default: (await import('./switch-user-dialog.tsx')).SwitchUserDialog }));

/** Who is logged in and in which role; roles are changed here. */
export const UserMenu = () => {
  const { say } = useWords();
  const label = useMenuLabel();
  const { user, developer, setDeveloper } = useSession();
  const { logout, changeRole } = useAccount();
  const [switching, setSwitching] = useState(false);
  if (!user) return null;
  const role = user.roles.find(({ acl }) => acl === user.usr_acl);
  return (
    <>
      <Menu
        label={say(shell.account)}
        target={
          <button type="button" className={css.who}>
            <Avatar name={user.usr_name} me />
            <span className={css.words}>
              <b>{user.usr_name}</b>
              <span className={css.role}>
                <span className={css.spoken}>{say(shell.roleInUse)}: </span>
                {role && label(role)}
              </span>
            </span>
            <Icon of={IconChevronDown} size="sm" className={css.arrow} />
          </button>
        }
      >
        <MenuLabel>{say(shell.roleInUse)}</MenuLabel>
        {user.roles.map((held) => (
          <MenuItem
            key={held.acl}
            chosen={held.acl === user.usr_acl}
            onClick={() => held.acl !== user.usr_acl && void changeRole(held.acl)}
          >
            {label(held)}
          </MenuItem>
        ))}
        <MenuDivider />
        <NarrowSettings />
        <MenuItem icon={IconUser} onClick={() => go(addresses.userProfile)}>
          {say(shell.profile)}
        </MenuItem>
        {user.capabilities.includes('user.switch') && !user.behind && (
          <MenuItem icon={IconUserShare} onClick={() => setSwitching(true)}>
            {say(shell.switchUser)}
          </MenuItem>
        )}
        <DeveloperSwitch on={developer} onChange={setDeveloper} />
        <MenuDivider />
        <MenuItem icon={IconLogout} onClick={() => void logout()}>
          {say(shell.logout)}
        </MenuItem>
      </Menu>
      {switching && (
        <Suspense>
          <SwitchUserDialog onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </>
  );
};
