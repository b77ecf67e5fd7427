import { type ReactNode, useId } from 'react';
import css from './section.module.css';

/** A part of a page with its heading; a panel has an edge. */
export const Section = ({
  anchor,
  title,
  detail,
  actions,
  panel,
  level = 2,
  children,
}: {
  /** Its own part of the address. */
  anchor?: string;
  title: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  panel?: boolean;
  level?: 2 | 3;
  children: ReactNode;
}) => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={[anchor && css.anchored, panel && css.panel].filter(Boolean).join(' ') || undefined}
    >
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {detail && <p className={css.detail}>{detail}</p>}
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
};
