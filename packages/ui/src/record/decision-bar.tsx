import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
}) => {
  const bar = useRef<HTMLElement>(null);
  const within = useRef(false);
  // An act takes its own button away: the focus that stood on it stays in the bar.
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) bar.current?.focus();
  });
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={label}
      className={css.bar}
      onFocus={() => {
        within.current = true;
      }}
      onBlur={() => {
        within.current = false;
      }}
    >
      <div className={css.words}>
        <div className={css.state}>{state}</div>
        <p className={css.say}>{children}</p>
      </div>
      <div className={css.actions}>
        <ButtonRow>{actions}</ButtonRow>
      </div>
    </section>
  );
};
