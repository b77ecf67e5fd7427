import { ui } from '@naskhah/words/ui';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
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
  set = 0,
  onClear,
  end,
}: {
  search?: { label: string; value: string; onChange: (text: string) => void };
  children?: ReactNode;
  count?: string | undefined;
  /** How many filters are set: said on the button behind which they stand when it is narrow. */
  set?: number;
  /** Given when something is set. */
  onClear?: (() => void) | undefined;
  end?: ReactNode;
}) => {
  const { say, sayWith } = useWords();
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLSpanElement>(null);
  const close = () => {
    setOpened(false);
    opener.current?.querySelector('button')?.focus();
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A menu of the sheet is closed first.
    if (event.key === 'Escape' && document.querySelector('[role="menu"]') === null) close();
  });
  useEffect(() => {
    if (!opened) return undefined;
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, [opened]);
  return (
    <search className={css.bar}>
      {search && (
        <div className={css.search}>
          <SearchField {...search} />
        </div>
      )}
      {children && (
        <span ref={opener} className={css.opener}>
          <IconButton
            kind="plain"
            icon={IconFilter}
            label={say(ui.filters)}
            badge={set}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          />
        </span>
      )}
      {/* Narrow, the filters are a sheet over the foot of the page. */}
      <div className={opened ? css.filters : `${css.filters} ${css.closed}`}>
        {children}
        {onClear && (
          <Button kind="quiet" onClick={onClear}>
            {say(ui.clear)}
          </Button>
        )}
        {children && (
          <span className={css.done}>
            <Button kind="primary" wide onClick={close}>
              {count === undefined ? say(ui.close) : sayWith(ui.showFound, { found: count })}
            </Button>
          </span>
        )}
      </div>
      <span className={css.end}>
        <span className={css.count} role="status">
          {count}
        </span>
        {end}
      </span>
    </search>
  );
};
