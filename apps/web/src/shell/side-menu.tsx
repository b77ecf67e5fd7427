import { Icon } from '@naskhah/ui/controls/icon';
import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { ui } from '@naskhah/words/ui';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { PortalBrand } from '../app/portal-brand.tsx';
import { referenceQuery } from '../app/start-up.ts';
import { MenuIcon } from './menu-icon.tsx';
import { ModuleSwitcher } from './module-switcher.tsx';
import css from './side-menu.module.css';
import { type Entry, type Module, useMenuLabel } from './use-menu.ts';

const ManualList = lazy(async () => ({
  default: (await import('@naskhah/ui/appearance/manual-list')).ManualList,
}));

const MenuLink = ({
  entry,
  current,
  onFollow,
}: {
  entry: Entry;
  current: boolean;
  onFollow?: (() => void) | undefined;
}) => {
  const label = useMenuLabel();
  return (
    <Link href={entry.path} className={css.entry} aria-current={current ? 'page' : undefined} onClick={onFollow}>
      <MenuIcon name={entry.icon} />
      <span className={css.label}>{label(entry)}</span>
      {entry.count !== null && <span className={current && entry.count > 0 ? css.hot : css.count}>{entry.count}</span>}
    </Link>
  );
};

/** Modules, the entries of the one that is open, and the manuals at the foot. */
export const SideMenu = ({
  modules,
  module,
  currentPath,
  onFollow,
}: {
  modules: readonly Module[];
  module: Module | undefined;
  currentPath: string | undefined;
  onFollow?: () => void;
}) => {
  const { say } = useWords();
  const label = useMenuLabel();
  const [manuals, setManuals] = useState(false);
  const { data: lists } = useQuery(referenceQuery);
  return (
    <nav aria-label={say(shell.menu)} className={css.side}>
      <PortalBrand href={addresses.workspace} className={css.brand} />
      <ModuleSwitcher modules={modules} module={module} />
      <div className={css.entries}>
        {module?.entries.map((entry) => (
          <MenuLink key={entry.id} entry={entry} current={entry.path === currentPath} onFollow={onFollow} />
        ))}
      </div>
      <div className={css.foot}>
        <button type="button" className={css.entry} onClick={() => setManuals(true)}>
          <Icon of={IconBook2} />
          <span className={css.label}>{say(ui.manuals)}</span>
        </button>
      </div>
      {manuals && (
        <Suspense>
          <ManualList
            opened
            onClose={() => setManuals(false)}
            manuals={(lists?.user_manual ?? []).map((entry) => ({ value: entry.value, label: label(entry) }))}
            hrefOf={({ value }) => addresses.manual(value)}
          />
        </Suspense>
      )}
    </nav>
  );
};
