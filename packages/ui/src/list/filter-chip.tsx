import { ui } from '@naskhah/words/ui';
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import { Menu } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './filter-chip.module.css';

export type FilterChoice = { value: string; label: string };

/** A filter is dashed while empty and filled with its value when set. Its choices open below it. */
export const FilterChip = ({
  label,
  shown,
  onClear,
  children,
}: {
  label: string;
  /** What is set, in words; undefined while empty. */
  shown: string | undefined;
  onClear: () => void;
  children: ReactNode;
}) => {
  const { sayWith } = useWords();
  return (
    <span className={shown === undefined ? css.filter : `${css.filter} ${css.set}`}>
      <Menu
        label={label}
        side="start"
        target={
          <button type="button" className={css.open}>
            {shown === undefined && <Icon of={IconPlus} size="sm" />}
            <span className={css.words}>
              {label}
              {shown !== undefined && <b> {shown}</b>}
            </span>
            {shown !== undefined && <Icon of={IconChevronDown} size="sm" />}
          </button>
        }
      >
        {children}
      </Menu>
      {shown !== undefined && (
        <button
          type="button"
          className={css.clear}
          aria-label={sayWith(ui.removeFilter, { filter: label })}
          onClick={onClear}
        >
          <Icon of={IconX} size="sm" />
        </button>
      )}
    </span>
  );
};
