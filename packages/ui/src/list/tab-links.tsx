import type { ReactNode } from 'react';
import { Link } from '../controls/link.tsx';
import css from './tab-links.module.css';

export type TabLink = { href: string; label: string; count?: number; current?: boolean; alarming?: boolean };

/** Tabs that are addresses: named views of a list, or parts of a record. */
export const TabLinks = ({ label, tabs, end }: { label: string; tabs: readonly TabLink[]; end?: ReactNode }) => (
  <nav aria-label={label} className={css.tabs}>
    {tabs.map(({ href, label: words, count, current, alarming }) => (
      <Link key={href} href={href} aria-current={current ? 'page' : undefined} className={css.tab}>
        {words}
        {count !== undefined && <span className={alarming && count > 0 ? css.alarming : css.count}>{count}</span>}
      </Link>
    ))}
    {end && <span className={css.end}>{end}</span>}
  </nav>
);
