import type { ReactNode } from 'react';
import { Link } from '../controls/link.tsx';
import css from './row-text.module.css';

/** The title of a row, in serif because it is read, with one quieter line below. */
export const RowTitle = ({
  href,
  under,
  lang,
  plain,
  children,
}: {
  /** What the row opens; a title without one is only read. */
  href: string | undefined;
  under?: ReactNode;
  lang?: string;
  /** A name that is worked with rather than read: in the sans. */
  plain?: boolean;
  children: ReactNode;
}) => (
  <>
    {href === undefined ? (
      <span lang={lang} className={plain ? `${css.title} ${css.plain}` : css.title} data-row-title>
        {children}
      </span>
    ) : (
      <Link href={href} lang={lang} tabIndex={-1} className={plain ? `${css.title} ${css.plain}` : css.title}>
        <span data-row-title>{children}</span>
      </Link>
    )}
    {under && <span className={css.under}>{under}</span>}
  </>
);

/** Two lines: the first as it is, the second quieter. */
export const RowLines = ({ under, children }: { under?: ReactNode; children: ReactNode }) => (
  <>
    <span>{children}</span>
    {under && <span className={css.under}>{under}</span>}
  </>
);

/** A state and, indented below it, whose turn it is. */
export const RowState = ({ state, turn }: { state: ReactNode; turn?: ReactNode }) => (
  <>
    {state}
    {turn && <span className={css.turn}>{turn}</span>}
  </>
);
