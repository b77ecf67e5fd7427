import type { InputHTMLAttributes, Ref } from 'react';
import css from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';

type Props = FieldLook & { size?: 'md' | 'lg'; ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldLook | 'size' | 'id' | 'className'
  >;

export const TextField = ({ label, help, error, required, optional, size = 'md', ...rest }: Props) => (
  <FieldFrame label={label} help={help} error={error} required={required} optional={optional}>
    {(marks) => <input type="text" {...rest} {...marks} className={`${css.input} ${size === 'lg' ? css.lg : ''}`} />}
  </FieldFrame>
);
