import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { ErrorLine } from './field-frame.tsx';

type Props = {
  children: ReactNode;
  error?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'>;

export const Checkbox = ({ children, error, ...rest }: Props) => {
  const id = useId();
  return (
    <div>
      <label className={css.choice}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        />
        <span>{children}</span>
      </label>
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
