import { ui } from '@naskhah/words/ui';
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { Menu, MenuItem } from '../controls/menu.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './filter-bar.module.css';

export type FilterChoice = { value: string; label: string };

/** A filter is dashed while empty and filled with its value when set. */
export const FilterMenu = ({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly FilterChoice[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) => {
  const { sayWith } = useWords();
  const set = choices.find((choice) => choice.value === value);
  return (
    <span className={set ? `${css.filter} ${css.set}` : css.filter}>
      <Menu
        label={label}
        side="start"
        target={
          <button type="button" className={css.open}>
            {!set && <Icon of={IconPlus} size="sm" />}
            <span>
              {label}
              {set && <b> {set.label}</b>}
            </span>
            {set && <Icon of={IconChevronDown} size="sm" />}
          </button>
        }
      >
        {choices.map((choice) => (
          <MenuItem key={choice.value} chosen={choice.value === value} onClick={() => onChange(choice.value)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
      {set && (
        <button
          type="button"
          className={css.clear}
          aria-label={sayWith(ui.removeFilter, { filter: label })}
          onClick={() => onChange(undefined)}
        >
          <Icon of={IconX} size="sm" />
        </button>
      )}
    </span>
  );
};

/** Search, filters, and at the end of the same line the count of what was found. */
export const FilterBar = ({
  search,
  children,
  count,
  onClear,
  end,
}: {
  search?: { label: string; value: string; onChange: (text: string) => void };
  children?: ReactNode;
  count?: string | undefined;
  /** Given when something is set. */
  onClear?: (() => void) | undefined;
  end?: ReactNode;
}) => {
  const { say } = useWords();
  return (
    <search className={css.bar}>
      {search && (
        <div className={css.search}>
          <SearchField {...search} />
        </div>
      )}
      {children}
      {onClear && (
        <Button kind="quiet" onClick={onClear}>
          {say(ui.clear)}
        </Button>
      )}
      <span className={css.grow} />
      <span className={css.count} role="status">
        {count}
      </span>
      {end}
    </search>
  );
};
