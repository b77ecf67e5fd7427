import { ui } from '@naskhah/words/ui';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { MenuItem } from '../controls/menu.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './filter-bar.module.css';
import { FilterChip, type FilterChoice } from './filter-chip.tsx';

/** A filter that takes one value. */
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
}) => (
  <FilterChip
    label={label}
    shown={choices.find((choice) => choice.value === value)?.label}
    onClear={() => onChange(undefined)}
  >
    {choices.map((choice) => (
      <MenuItem key={choice.value} chosen={choice.value === value} onClick={() => onChange(choice.value)}>
        {choice.label}
      </MenuItem>
    ))}
  </FilterChip>
);

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
      <span className={css.end}>
        <span className={css.count} role="status">
          {count}
        </span>
        {end}
      </span>
    </search>
  );
};
