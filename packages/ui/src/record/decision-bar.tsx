import type { ReactNode } from 'react';
import { ButtonRow } from '../controls/button-row.tsx';
import css from './decision-bar.module.css';

/** What is to be decided and by when, with the decisions side by side: none is promoted. */
export const DecisionBar = ({
  label,
  state,
  actions,
  children,
}: {
  label: string;
  /** Your turn, the state, the date. */
  state: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) => (
  <section aria-label={label} className={css.bar}>
    <div className={css.words}>
      <div className={css.state}>{state}</div>
      <p className={css.say}>{children}</p>
    </div>
    <div className={css.actions}>
      <ButtonRow>{actions}</ButtonRow>
    </div>
  </section>
);
