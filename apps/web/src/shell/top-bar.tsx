import { ThemeControl } from '@naskhah/ui/appearance/theme-control';
import { Icon } from '@naskhah/ui/controls/icon';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { addresses } from '../app/addresses.ts';
import { LanguageMenu } from '../app/language-control.tsx';
import { PortalBrand } from '../app/portal-brand.tsx';
import { TextSize } from '../app/text-size.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { NotificationBell } from './notification-bell.tsx';
import type { Place } from './place.ts';
import css from './top-bar.module.css';
import { paletteKey } from './use-palette-key.ts';
import { UserMenu } from './user-menu.tsx';

export const TopBar = ({
  place,
  onMenu,
  onSearch,
}: {
  place: Place | undefined;
  onMenu: () => void;
  onSearch: () => void;
}) => {
  const { say } = useWords();
  return (
    <header className={css.top}>
      <span className={css.drawer}>
        <IconButton icon={IconMenu2} label={say(shell.menu)} onClick={onMenu} />
      </span>
      <PortalBrand href={addresses.workspace} className={css.brand} />
      <Breadcrumb place={place} />
      <button type="button" className={css.palette} onClick={onSearch}>
        <Icon of={IconSearch} />
        <span className={css.words}>{say(shell.search)}</span>
        <kbd className={css.key}>{paletteKey}</kbd>
      </button>
      <div className={css.tools}>
        <span className={css.narrow}>
          <IconButton icon={IconSearch} label={say(shell.search)} onClick={onSearch} />
        </span>
        <NotificationBell />
        <span className={css.wide}>
          <TextSize />
          <ThemeControl />
          <LanguageMenu />
        </span>
      </div>
      <UserMenu />
    </header>
  );
};
