import { type ReactNode, useId } from 'react';
import choice from './choice.module.css';
import { ErrorLine, type FieldLook, LabelWords } from './field-frame.tsx';
import css from './scale-field.module.css';

type Props = Omit<FieldLook, 'optional'> & {
  from: number;
  to: number;
  /** What the ends mean. */
  low: ReactNode;
  high: ReactNode;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** A whole number between two ends, side by side: the arrow keys move, as in any group of radio buttons. */
export const ScaleField = ({ label, help, error, required, from, to, low, high, value, onChange }: Props) => {
  const id = useId();
  const described = [(low || high) && `${id}-ends`, help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return (
    <fieldset className={css.field} aria-describedby={described.join(' ') || undefined}>
      <legend className={choice.legend}>
        <LabelWords label={label} required={required} />
      </legend>
      <div className={css.steps}>
        {Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at).map((step) => (
          <label key={step} className={css.step}>
            <input
              type="radio"
              name={id}
              className={css.input}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
      {(low || high) && (
        <p id={`${id}-ends`} className={css.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={choice.under}>
          {help}
        </p>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </fieldset>
  );
};
