import { ui } from '@naskhah/words/ui';
import { IconChevronUp, IconListCheck } from '@tabler/icons-react';
import { Button } from '../controls/button.tsx';
import type { IconType } from '../controls/icon.tsx';
import { Menu, MenuItem } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './bulk-bar.module.css';

type BulkAction = { key: string; label: string; icon: IconType; onClick: () => void };

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
  return (
    <section aria-label={say(ui.selectedRows)} className={css.bar}>
      <b role="status">{sayWith(ui.selected, { count })}</b>
      <span className={css.wide}>
        {actions.map(({ key, label, icon, onClick }) => (
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
        <Menu
          label={say(ui.actions)}
          target={
            <Button kind="primary" end={IconChevronUp}>
              {say(ui.actions)}
            </Button>
          }
        >
          {actions.map(({ key, label, icon, onClick }) => (
            <MenuItem key={key} icon={icon} onClick={onClick}>
              {label}
            </MenuItem>
          ))}
          {onSelectAll && count < total && (
            <MenuItem icon={IconListCheck} onClick={onSelectAll}>
              {sayWith(ui.selectAll, { count: total })}
            </MenuItem>
          )}
        </Menu>
      </span>
    </section>
  );
};
