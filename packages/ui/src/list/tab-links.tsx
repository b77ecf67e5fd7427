import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../controls/link.tsx';
import css from './tab-links.module.css';

export type TabLink = { href: string; label: string; count?: number; current?: boolean; alarming?: boolean };

/** Only the row of tabs moves, never the page. */
const bringIntoView = (row: HTMLElement, tab: HTMLElement): void => {
  const { left, right } = row.getBoundingClientRect();
  const at = tab.getBoundingClientRect();
  if (at.right > right) row.scrollLeft += at.right - right;
  else if (at.left < left) row.scrollLeft += at.left - left;
};

/** Tabs that are addresses: named views of a list, or parts of a record. */
export const TabLinks = ({ label, tabs, end }: { label: string; tabs: readonly TabLink[]; end?: ReactNode }) => {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (current && row.current && tab instanceof HTMLElement) bringIntoView(row.current, tab);
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={css.tabs}>
      {tabs.map(({ href, label: words, count, current, alarming }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined} className={css.tab}>
          {words}
          {count !== undefined && <span className={alarming && count > 0 ? css.alarming : css.count}>{count}</span>}
        </Link>
      ))}
      {end && <span className={css.end}>{end}</span>}
    </nav>
  );
};
