import { newId } from '@naskhah/kernel/ids';
import { Icon } from '@naskhah/ui/controls/icon';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { savedViews } from '@naskhah/words/desk-workspace/saved-views';
import { IconBookmark, IconBookmarkFilled, IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { go } from '../../app/go.ts';
import css from './saved-views-menu.module.css';
import { type ListName, type SavedView, useSavedViews, useViewActs } from './use-saved-views.ts';
import type { ViewNamed } from './view-dialog.tsx';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

/** The views that the reader keeps of this list: opened, saved, renamed and removed in one place. */
export const SavedViewsMenu = ({
  list,
  saved,
  search,
  hrefOf,
}: {
  list: ListName;
  /** The view that the list was opened with, by id; empty for none. */
  saved: string;
  /** What would be saved now. */
  search: string;
  hrefOf: (view: { id: string; search: string }) => string;
}) => {
  const { say } = useWords();
  const { data: views = [] } = useSavedViews(list);
  const { save, remove } = useViewActs(list);
  const [asking, setAsking] = useState<'new' | 'name'>();
  const current = views.find(({ id }) => id === saved);
  const open = (view: { id: string; search: string }) => go(hrefOf(view), { replace: view.id === saved });

  const named = async ({ name, opens }: ViewNamed) => {
    const view = asking === 'name' && current ? { ...current, name, opens } : { id: newId(), name, opens, search };
    setAsking(undefined);
    const kept = await save(view);
    if (kept && view.id !== saved) open(kept);
  };
  const drop = async (view: SavedView) => {
    if (await remove(view)) go(hrefOf({ id: '', search }), { replace: true });
  };

  return (
    <>
      <Menu
        label={say(savedViews.mine)}
        target={
          <button
            type="button"
            className={`${css.views} ${current ? css.current : css.idle}`}
            aria-label={current ? `${say(savedViews.mine)}: ${current.name}` : say(savedViews.mine)}
            title={current?.name ?? say(savedViews.mine)}
          >
            <Icon of={current ? IconBookmarkFilled : IconBookmark} />
            <span className={css.words}>{current?.name ?? say(savedViews.mine)}</span>
            <Icon of={IconChevronDown} size="sm" />
          </button>
        }
      >
        {views.length > 0 && <MenuLabel>{say(savedViews.mine)}</MenuLabel>}
        {views.map((view) => (
          <MenuItem
            key={view.id}
            chosen={view.id === saved}
            hint={view.opens && say(savedViews.opensFirst)}
            onClick={() => open(view)}
          >
            {view.name}
          </MenuItem>
        ))}
        {views.length > 0 && <MenuDivider />}
        {current && hrefOf(current) !== hrefOf({ id: saved, search }) && (
          <MenuItem onClick={() => void save({ ...current, search })}>{say(savedViews.saveChanges)}</MenuItem>
        )}
        {current && (
          <>
            <MenuItem onClick={() => setAsking('name')}>{say(savedViews.rename)}</MenuItem>
            <MenuItem onClick={() => void save({ ...current, opens: !current.opens })}>
              {say(current.opens ? savedViews.openNoMore : savedViews.open)}
            </MenuItem>
            <MenuItem danger onClick={() => void drop(current)}>
              {say(savedViews.remove)}
            </MenuItem>
            <MenuDivider />
          </>
        )}
        <MenuItem onClick={() => setAsking('new')}>{say(savedViews.save)}</MenuItem>
      </Menu>
      {asking && (
        <Suspense>
          <ViewDialog
            title={say(asking === 'new' ? savedViews.saveTitle : savedViews.renameTitle)}
            view={asking === 'name' && current ? current : { name: '', opens: false }}
            taken={views.filter(({ id }) => asking === 'new' || id !== saved).map(({ name }) => name)}
            onSave={(view) => void named(view)}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
