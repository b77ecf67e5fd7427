import { ui } from '@naskhah/words/ui';
import { IconChevronUp, IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import type { IconType } from '../controls/icon.tsx';
import { Menu, MenuItem } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './bulk-bar.module.css';

type BulkAction = { key: string; label: string; icon: IconType; onClick: () => void };

/** More than these stand in a menu on wide windows too. */
const mostInRow = 4;

/** Docks to the foot of the list while rows are selected; nothing above it moves. */
export const BulkBar = ({
  count,
  total,
  actions,
  onSelectAll,
  onClear,
}: {
  count: number;
  total: number;
  actions: readonly BulkAction[];
  /** Selects what the filters found, beyond this page. */
  onSelectAll?: () => void;
  onClear: () => void;
}) => {
  const { say, sayWith } = useWords();
  if (count === 0) return null;
  const items = actions.map(({ key, label, icon, onClick }) => (
    <MenuItem key={key} icon={icon} onClick={onClick}>
      {label}
    </MenuItem>
  ));
  const menu = (children: ReactNode) => (
    <Menu
      label={say(ui.actions)}
      target={
        <Button kind="primary" end={IconChevronUp}>
          {say(ui.actions)}
        </Button>
      }
    >
      {children}
    </Menu>
  );
  return (
    <section aria-label={say(ui.selectedRows)} className={css.bar}>
      <b role="status">{sayWith(ui.selected, { count })}</b>
      <span className={css.wide}>
        {actions.length > mostInRow
          ? menu(items)
          : actions.map(({ key, label, icon, onClick }) => (
              <Button key={key} icon={icon} onClick={onClick}>
                {label}
              </Button>
            ))}
      </span>
      <span className={css.grow} />
      {onSelectAll && count < total && (
        <span className={css.wide}>
          <Button kind="quiet" onClick={onSelectAll}>
            {sayWith(ui.selectAll, { count: total })}
          </Button>
        </span>
      )}
      <span className={css.wide}>
        <Button kind="quiet" onClick={onClear}>
          {say(ui.clearSelection)}
        </Button>
      </span>
      <span className={css.small}>
        <Button kind="quiet" aria-label={say(ui.clearSelection)} onClick={onClear}>
          {say(ui.clear)}
        </Button>
        {menu(
          <>
            {items}
            {onSelectAll && count < total && (
              <MenuItem icon={IconListCheck} onClick={onSelectAll}>
                {sayWith(ui.selectAll, { count: total })}
              </MenuItem>
            )}
          </>,
        )}
      </span>
    </section>
  );
};
