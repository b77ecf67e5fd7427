import type { ReactNode } from 'react';
import css from './form-layout.module.css';

/** Fields one under the other. */
export const FieldStack = ({ children }: { children: ReactNode }) => <div className={css.stack}>{children}</div>;

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;

/** Steps at the left, the form in the middle, what helps at the right. */
export const StepLayout = ({
  steps,
  aside,
  children,
}: {
  steps: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <div className={css.steps}>
    {steps}
    <div className={css.main}>{children}</div>
    {aside && <aside className={css.aside}>{aside}</aside>}
  </div>
);
