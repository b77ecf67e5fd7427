import { ui } from '@naskhah/words/ui';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './field.module.css';

export type FieldLook = {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong and what to write instead. */
  error?: ReactNode;
  required?: boolean;
  /** Says 'optional' beside the label, for forms where most fields are required. */
  optional?: boolean;
};

/** What a control must carry, so that it is announced with its label, help and error. */
type ControlMarks = {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

export const ErrorLine = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={css.error}>
    <Icon of={IconAlertCircle} size="sm" />
    <span>{children}</span>
  </p>
);

export const LabelWords = ({ label, required, optional }: Pick<FieldLook, 'label' | 'required' | 'optional'>) => {
  const { say } = useWords();
  return (
    <>
      {label}
      {required && (
        <span className={css.required} aria-hidden="true">
          *
        </span>
      )}
      {optional && <span className={css.optional}>{say(ui.optional)}</span>}
    </>
  );
};

/** Label above, help and error under the control. */
export const FieldFrame = ({
  label,
  help,
  error,
  required,
  optional,
  children,
}: FieldLook & {
  children: (marks: ControlMarks) => ReactNode;
}) => {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        <LabelWords label={label} required={required} optional={optional} />
      </label>
      {children({
        id,
        ...(required ? { required } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
};
