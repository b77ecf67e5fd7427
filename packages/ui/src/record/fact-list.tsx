import type { ReactNode } from 'react';
import css from './fact-list.module.css';

export type Fact = { label: string; value: ReactNode; urgency?: 'soon' | 'late' };

/** Dates and figures of a record: the name at the left, the value at the right. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value, urgency }) => (
      <div key={label} className={css.fact}>
        <dt>{label}</dt>
        <dd className={urgency && css[urgency]}>{value}</dd>
      </div>
    ))}
  </dl>
);
