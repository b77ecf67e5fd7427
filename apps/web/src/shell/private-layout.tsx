import { SkipLink } from '@naskhah/ui/page/skip-link';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PortalBanner } from '../app/portal-banner.tsx';
import { useSession } from '../app/session.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { placeOf } from './place.ts';
import css from './private-layout.module.css';
import { SideMenu } from './side-menu.tsx';
import { useListKeys } from './single-keys.ts';
import { SwitchedBanner } from './switched-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenu } from './use-menu.ts';
import { usePaletteKey } from './use-palette-key.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const DeveloperPanel = lazy(async () => ({ default: (await import('./developer-panel.tsx')).DeveloperPanel }));

/**
 * The frame of the private area. The view below it begins anew with each path, and with each person and role: what the one
 * was shown is not left for the other.
 */
export const PrivateLayout = () => {
  const pathname = useLocation({ select: (location) => location.pathname });
  const modules = useMenu();
  const { user, module: open, setModule, developer } = useSession();
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [keys, setKeys] = useState(false);
  usePaletteKey(() => setPalette(true));
  useListKeys(() => setKeys(true));

  const place = placeOf(modules, pathname);
  const placeModule = place?.module.id;
  useEffect(() => {
    if (placeModule) setModule(placeModule);
  }, [placeModule, setModule]);
  const module = modules.find(({ id }) => id === open) ?? modules[1] ?? modules[0];
  const menu = { modules, module, currentPath: place?.entry.path };

  return (
    <div className={css.shell}>
      <SkipLink />
      <div className={css.side}>
        <SideMenu {...menu} />
      </div>
      <MenuDrawer opened={drawer} onClose={() => setDrawer(false)}>
        <SideMenu {...menu} onFollow={() => setDrawer(false)} />
      </MenuDrawer>
      <div className={css.rest}>
        <div className={css.head}>
          <TopBar place={place} onMenu={() => setDrawer(true)} onSearch={() => setPalette(true)} />
          <SwitchedBanner />
        </div>
        <main id="main" tabIndex={-1} className={css.page}>
          <PortalBanner />
          <Outlet key={`${pathname} ${user?.usr_id} ${user?.usr_acl}`} />
        </main>
        {developer && (
          <Suspense>
            <DeveloperPanel />
          </Suspense>
        )}
      </div>
      {palette && (
        <Suspense>
          <CommandPalette modules={modules} onClose={() => setPalette(false)} onKeys={() => setKeys(true)} />
        </Suspense>
      )}
      {keys && (
        <Suspense>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  );
};
