import { type ReactNode, useId } from 'react';
import css from './stages.module.css';

/** A part of what is set of a stage: its name and its use at the left, its fields at the right. */
export const StageBlock = ({ title, why, children }: { title: ReactNode; why?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.block}>
      <div>
        <h4 id={id} className={css.blockTitle}>
          {title}
        </h4>
        {why && <p className={css.why}>{why}</p>}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  );
};
