import type { ReactNode } from 'react';
import css from './entry-list.module.css';

export type Entry = {
  key: string;
  name: string;
  under?: string;
  detail?: string;
  /** The detail says what speaks against it. */
  warns?: boolean;
  act?: ReactNode;
};

/** People or records in a dialog, one under the other, each with what can be done with it. */
export const EntryList = ({ items }: { items: readonly Entry[] }) => (
  <ul className={css.items}>
    {items.map(({ key, name, under, detail, warns, act }) => (
      <li key={key} className={css.item}>
        <span className={css.words}>
          <b dir="auto">{name}</b>
          {under && (
            <span dir="auto" className={css.under}>
              {under}
            </span>
          )}
          {detail && <span className={warns ? css.warning : css.under}>{detail}</span>}
        </span>
        {act}
      </li>
    ))}
  </ul>
);
