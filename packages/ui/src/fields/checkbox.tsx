import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { ErrorLine } from './field-frame.tsx';

type Props = {
  children: ReactNode;
  /** What follows from it, under the words. */
  help?: ReactNode;
  error?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'>;

export const Checkbox = ({ children, help, error, ...rest }: Props) => {
  const id = useId();
  const described = [help && `${id}-help`, error && id].filter(Boolean).join(' ');
  return (
    <div>
      <label className={css.choice}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(described ? { 'aria-describedby': described } : {})}
        />
        <span>{children}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {error && <ErrorLine id={id}>{error}</ErrorLine>}
    </div>
  );
};

/** A checkbox of a row: no visible words, so it needs a name. */
export const BareCheckbox = ({
  label,
  checked,
  partly,
  onChange,
}: {
  label: string;
  checked: boolean;
  partly?: boolean;
  onChange: () => void;
}) => (
  <span className={css.bare}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      ref={(box) => {
        if (box) box.indeterminate = Boolean(partly) && !checked;
      }}
      className={css.box}
    />
  </span>
);
