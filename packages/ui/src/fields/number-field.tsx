import type { InputHTMLAttributes, Ref } from 'react';
import css from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import own from './number-field.module.css';

type Props = FieldLook & { unit: string; ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldLook | 'type' | 'id' | 'className' | 'inputMode'
  >;

/** A whole number with its unit behind it. The help names the unit too, for who does not see it. */
export const NumberField = ({ label, help, error, required, optional, unit, ...rest }: Props) => (
  <FieldFrame label={label} help={help} error={error} required={required} optional={optional}>
    {(marks) => (
      <div className={`${css.input} ${own.box}`}>
        <input {...rest} {...marks} type="text" inputMode="numeric" autoComplete="off" className={css.bare} />
        <span aria-hidden="true" className={own.unit}>
          {unit}
        </span>
      </div>
    )}
  </FieldFrame>
);
