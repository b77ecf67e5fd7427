import { OrderButtons } from '@naskhah/ui/list/order-buttons';
import type { ReactNode } from 'react';
import css from './ordered-list.module.css';

/** Entries whose order the author sets. Rows out of sight are not laid out, for there may be hundreds. */
export const OrderedList = ({ children }: { children: ReactNode }) => <ol className={css.list}>{children}</ol>;

export const OrderedRow = ({
  name,
  place,
  of,
  onMove,
  field,
  children,
}: {
  name: string;
  place: number;
  of: number;
  onMove: (by: -1 | 1) => void;
  /** Where a fault of this entry leads. */
  field?: string;
  children: ReactNode;
}) => (
  <li className={css.row} data-field={field}>
    <OrderButtons name={name} place={place} of={of} onMove={onMove} />
    {children}
  </li>
);

export const RowWords = ({ children }: { children: ReactNode }) => <div className={css.words}>{children}</div>;
