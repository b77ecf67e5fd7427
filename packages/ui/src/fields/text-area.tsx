import type { Ref, TextareaHTMLAttributes } from 'react';
import css from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';

type Props = FieldLook & { ref?: Ref<HTMLTextAreaElement> } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    keyof FieldLook | 'id' | 'className'
  >;

export const TextArea = ({ label, help, error, required, optional, ...rest }: Props) => (
  <FieldFrame label={label} help={help} error={error} required={required} optional={optional}>
    {(marks) => <textarea {...rest} {...marks} className={css.input} />}
  </FieldFrame>
);
