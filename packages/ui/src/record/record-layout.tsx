import type { ReactNode } from 'react';
import css from './record-layout.module.css';

/** The record beside its rail of people, dates and history. */
export const RecordLayout = ({
  rail,
  railLabel,
  children,
}: {
  rail: ReactNode;
  railLabel: string;
  children: ReactNode;
}) => (
  <div className={css.record}>
    <div className={css.main}>{children}</div>
    <aside aria-label={railLabel} className={css.rail}>
      {rail}
    </aside>
  </div>
);

export const RailSection = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <section className={css.section}>
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {action}
    </div>
    {children}
  </section>
);
