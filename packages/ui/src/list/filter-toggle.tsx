import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import css from './filter-chip.module.css';

/** A filter that is on or off. */
export const FilterToggle = ({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => (
  <span className={on ? `${css.filter} ${css.set}` : css.filter}>
    <button type="button" aria-pressed={on} className={css.open} onClick={() => onChange(!on)}>
      <Icon of={on ? IconCheck : IconPlus} size="sm" />
      {on ? <b>{label}</b> : label}
    </button>
  </span>
);
