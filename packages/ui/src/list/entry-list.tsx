import type { ReactNode } from 'react';
import css from './entry-list.module.css';

export type Entry = {
  key: string;
  name: string;
  under?: string;
  detail?: string;
  /** What speaks against it. */
  warning?: string | undefined;
  /** More of it, under a heading that opens. */
  more?: { label: string; content: ReactNode } | undefined;
  act?: ReactNode;
};

/** People or records in a dialog, one under the other, each with what can be done with it. */
export const EntryList = ({ items }: { items: readonly Entry[] }) => (
  <ul className={css.items}>
    {items.map(({ key, name, under, detail, warning, more, act }) => (
      <li key={key} className={css.item}>
        <span className={css.words}>
          <b dir="auto">{name}</b>
          {under && (
            <span dir="auto" className={css.under}>
              {under}
            </span>
          )}
          {detail && <span className={css.under}>{detail}</span>}
          {warning && <span className={css.warning}>{warning}</span>}
          {more && (
            <details className={css.more}>
              <summary>{more.label}</summary>
              {more.content}
            </details>
          )}
        </span>
        {act}
      </li>
    ))}
  </ul>
);
