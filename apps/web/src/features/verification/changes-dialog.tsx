import { isReasonField } from '@naskhah/kernel/return-reasons';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { checking } from '@naskhah/words/verification/checking';
import { reasonFieldWords } from '@naskhah/words/verification/reason-fields';
import css from './checking.module.css';
import type { Checking } from './types.ts';

/** What the registration says otherwise than in the round before, side by side. */
export const ChangesDialog = ({ record, onClose }: { record: Checking; onClose: () => void }) => {
  const { say } = useWords();
  return (
    <Dialog opened onClose={onClose} title={say(checking.changes)}>
      {record.changed.length === 0 && <p>{say(checking.changesNone)}</p>}
      <div className={css.changed}>
        {record.changed.map(({ field, before, now }) => (
          <section key={field}>
            <h3>{isReasonField(field) ? say(reasonFieldWords[field]) : field}</h3>
            <div className={css.sides}>
              <div>
                <p className={css.quiet}>{say(checking.before)}</p>
                <p className={css.value}>{before || say(checking.emptyField)}</p>
              </div>
              <div>
                <p className={css.quiet}>{say(checking.now)}</p>
                <p className={css.value}>{now || say(checking.emptyField)}</p>
              </div>
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
