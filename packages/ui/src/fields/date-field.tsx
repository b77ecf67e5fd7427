import { maskedDate } from '@naskhah/kernel/masks';
import { dateField } from '@naskhah/words/date-field';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './date-field.module.css';
import field from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';

type Props = FieldLook & {
  /** yyyy-mm-dd, or as much of it as was typed. */
  value?: string | null;
  onChange?: (value: string) => void;
  disabled?: boolean;
};

const whole = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value of the field is a whole date. */
export const isWholeDate = (value: string): boolean => whole.test(value);

/** A date, typed as yyyy/mm/dd whatever the browser's region, or chosen from the calendar of the browser. */
export const DateField = ({ label, help, error, required, optional, value, onChange, disabled }: Props) => {
  const calendar = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const { say } = useWords();
  const held = value ?? '';
  const cut = left && held !== '' && !isWholeDate(held) && say(dateField.cut);
  return (
    <FieldFrame label={label} help={help} error={error || cut} required={required} optional={optional}>
      {(marks) => (
        <div className={field.input}>
          <input
            {...marks}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={say(dateField.pattern)}
            disabled={disabled}
            className={field.bare}
            value={held.replaceAll('-', '/')}
            onChange={({ currentTarget }) => {
              // In the middle of what is there nothing is laid anew: the caret would jump to the end.
              const { value: typed, selectionEnd } = currentTarget;
              const atEnd = selectionEnd === typed.length;
              onChange?.((atEnd ? maskedDate(typed) : typed).replaceAll('/', '-'));
            }}
            onFocus={() => setLeft(false)}
            onBlur={() => {
              setLeft(true);
              const laid = maskedDate(`${held}-`).replaceAll('/', '-');
              if (laid !== held) onChange?.(laid);
            }}
          />
          <span className={css.calendar}>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              disabled={disabled}
              value={isWholeDate(held) ? held : ''}
              onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
            />
            <IconButton
              size="sm"
              icon={IconCalendar}
              label={say(dateField.openCalendar)}
              disabled={disabled}
              onClick={() => calendar.current?.showPicker()}
            />
          </span>
        </div>
      )}
    </FieldFrame>
  );
};
