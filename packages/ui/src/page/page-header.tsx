import type { ReactNode } from 'react';
import { ButtonRow } from '../controls/button-row.tsx';
import css from './page-header.module.css';

/** Title, one line of what the page is for, and the actions at the right: one filled button per view. */
export const PageHeader = ({
  title,
  lead,
  reading,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** The lead is something to read (a title of an article), not an explanation. */
  reading?: boolean;
  actions?: ReactNode;
}) => (
  <header className={css.header}>
    <div>
      <h1 className={css.title}>{title}</h1>
      {lead && <p className={reading ? css.reading : css.lead}>{lead}</p>}
    </div>
    {actions && (
      <div className={css.actions}>
        <ButtonRow>{actions}</ButtonRow>
      </div>
    )}
  </header>
);
