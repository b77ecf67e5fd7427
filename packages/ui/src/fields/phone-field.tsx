import { maskedPhone } from '@naskhah/kernel/masks';
import field from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';

type Props = FieldLook & { value?: string; onChange?: (value: string) => void; disabled?: boolean };

/** A phone number, laid into the mask while it is typed; one with a country code stays as it is written. */
export const PhoneField = ({ label, help, error, required, optional, value = '', onChange, disabled }: Props) => (
  <FieldFrame label={label} help={help} error={error} required={required} optional={optional}>
    {(marks) => (
      <input
        {...marks}
        type="tel"
        autoComplete="tel"
        disabled={disabled}
        className={field.input}
        value={value}
        onChange={({ currentTarget: { value: typed, selectionEnd } }) =>
          // In the middle of what is there nothing is laid anew: the caret would jump to the end.
          onChange?.(selectionEnd === typed.length ? maskedPhone(typed) : typed)
        }
        onBlur={() => onChange?.(maskedPhone(value))}
      />
    )}
  </FieldFrame>
);
