import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import css from './field.module.css';

/** A search box names itself; its words inside are only a hint. */
export const SearchField = ({
  label,
  value,
  first,
  onChange,
}: {
  label: string;
  value: string;
  /** Has the focus when the dialog that it stands in opens. */
  first?: boolean;
  onChange: (text: string) => void;
}) => (
  <div className={css.input} data-search>
    <Icon of={IconSearch} />
    <input
      type="search"
      data-autofocus={first}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={css.bare}
    />
  </div>
);
