import { ui } from '@naskhah/words/ui';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './form-foot.module.css';

/** Docked to the foot of the form: back at the left, the primary action at the right, and how many fields to mend. */
export const FormFoot = ({
  back,
  errors = 0,
  onErrors,
  children,
}: {
  back?: ReactNode;
  errors?: number;
  /** Goes to the first field with an error. */
  onErrors?: () => void;
  children: ReactNode;
}) => {
  const { sayWith } = useWords();
  return (
    <div className={css.foot}>
      {back}
      <span className={css.grow} />
      {errors > 0 && (
        <button type="button" className={css.errors} onClick={onErrors}>
          <Icon of={IconAlertCircle} size="sm" />
          {sayWith(ui.fieldsToMend, { count: errors })}
        </button>
      )}
      {children}
    </div>
  );
};
