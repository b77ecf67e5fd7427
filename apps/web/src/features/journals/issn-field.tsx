import { issnFault, normaliseIssn } from '@naskhah/kernel/issn';
import { Icon } from '@naskhah/ui/controls/icon';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import css from './registration.module.css';
import type { JournalFormApi } from './use-journal-form.ts';

/** An ISSN with what the machine finds of it as it is typed: the digit that it should end with, and whether it is taken. */
export const IssnField = ({
  form,
  field,
  taken,
  missing,
}: {
  form: JournalFormApi;
  field: 'issn' | 'eissn';
  /** Null while it is asked, or there is nothing to ask. */
  taken: boolean | null;
  missing: string | undefined;
}) => {
  const { say, sayWith } = useWords();
  const typed = form.values[field].trim();
  // Nobody is told of a wrong end before they have come to it.
  const whole = typed.replace(/[-–\s]/g, '').length >= 8;
  const fault = whole ? issnFault(typed) : undefined;
  const { error: _error, onBlur, ...props } = form.getInputProps(field);
  const words =
    fault?.is === 'check-digit'
      ? sayWith(registration.digitWrong, fault)
      : fault
        ? say(registration.issnForm)
        : taken
          ? say(registration.taken)
          : missing;
  const right = whole && !fault;
  return (
    <div data-field={field}>
      <TextField
        label={say(journalForm[field])}
        {...(!typed && { help: say(journalForm.issnHelp) })}
        maxLength={9}
        inputMode="text"
        error={words}
        {...props}
        onBlur={() => {
          const printed = normaliseIssn(typed);
          if (printed) form.setFieldValue(field, printed);
          onBlur?.(undefined);
        }}
      />
      {right && (
        <ul className={css.checks} aria-live="polite">
          <li className={css.good}>
            <Icon of={IconCircleCheck} size="sm" />
            {say(registration.digitRight)}
          </li>
          {taken !== true && (
            <li className={taken === false ? css.good : undefined}>
              <Icon of={taken === false ? IconCircleCheck : IconClock} size="sm" />
              {say(taken === false ? registration.notTaken : registration.checking)}
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
