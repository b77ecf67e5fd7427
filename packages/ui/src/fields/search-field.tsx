import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import css from './field.module.css';

/** A search box names itself; its words inside are only a hint. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) => (
  <div className={css.input} data-search>
    <Icon of={IconSearch} />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={css.bare}
    />
  </div>
);
