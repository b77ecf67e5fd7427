import { type ReactNode, useId } from 'react';
import { Icon, type IconType } from './icon.tsx';
import css from './segments.module.css';

type Segment<V extends string> = { value: V; label: ReactNode; icon?: IconType; lang?: string };

/** A few ways of looking at one thing; exactly one holds. Arrow keys move, as in any group of radio buttons. */
export const Segments = <V extends string>({
  label,
  value,
  segments,
  onChange,
}: {
  label: string;
  value: V;
  segments: readonly Segment<V>[];
  onChange: (value: V) => void;
}) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {segments.map((segment) => (
        <label key={segment.value} lang={segment.lang} className={css.segment}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className={css.input}
          />
          {segment.icon && <Icon of={segment.icon} size="sm" />}
          {segment.label}
        </label>
      ))}
    </div>
  );
};
