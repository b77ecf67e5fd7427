import { type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { ErrorLine, type FieldLook, LabelWords } from './field-frame.tsx';

export type Choice<V extends string> = { value: V; label: ReactNode; disabled?: boolean; under?: ReactNode };

type Props<V extends string> = FieldLook & {
  choices: readonly Choice<V>[];
  chosen: readonly V[];
  /** One choice at a time, or any number. */
  many?: boolean;
  onChange: (chosen: V[]) => void;
};

/** Radio buttons, or checkboxes, under one question. */
export const ChoiceGroup = <V extends string>({
  label,
  help,
  error,
  required,
  choices,
  chosen,
  many,
  onChange,
}: Props<V>) => {
  const id = useId();
  const others = (value: V) => chosen.filter((one) => one !== value);
  const toggled = (value: V) => (chosen.includes(value) ? others(value) : [...chosen, value]);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>
        <LabelWords label={label} required={required} />
      </legend>
      <div className={css.group}>
        {choices.map(({ value, label: words, disabled, under }) => (
          <div key={value}>
            <label className={css.choice}>
              <input
                type={many ? 'checkbox' : 'radio'}
                name={id}
                checked={chosen.includes(value)}
                disabled={disabled}
                onChange={() => onChange(many ? toggled(value) : [value])}
                className={many ? css.box : css.dot}
              />
              <span>{words}</span>
            </label>
            {chosen.includes(value) && under}
          </div>
        ))}
      </div>
      {help && <p className={css.under}>{help}</p>}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </fieldset>
  );
};
