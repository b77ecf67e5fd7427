import type { ReactNode } from 'react';
import css from './state.module.css';

/** How near the date is: late is red, within two days amber. */
export type Urgency = 'none' | 'soon' | 'late';

/** Whose turn it is and until when: the second line of every state. */
export const TurnLine = ({
  whose,
  yours,
  due,
  urgency = 'none',
  title,
}: {
  /** Left out where the state beside it has said it already. */
  whose?: ReactNode;
  yours?: boolean;
  due?: ReactNode;
  urgency?: Urgency;
  /** The whole date, for the pointer. */
  title?: string;
}) => (
  <span className={css.turn} title={title}>
    {whose && <b className={yours ? css.you : undefined}>{whose}</b>}
    {due && (
      <>
        {whose && ' · '}
        <span className={css[urgency]}>{due}</span>
      </>
    )}
  </span>
);
