import type { ReactNode } from 'react';
import type { Tongue } from '../surroundings.ts';
import { Icon } from './icons.tsx';

type Props = {
  action: string;
  at: Tongue;
  label: string;
  help?: string;
  button: string;
  q: string;
  /** Filters that stay when other words are searched for. */
  kept?: Record<string, string | undefined>;
  children?: ReactNode;
};

/** A form of one field and its button; the choice of language goes along. */
export const SearchForm = ({ action, at, label, help, button, q, kept = {}, children }: Props): ReactNode => (
  <search>
    <form className="find" action={action}>
      <label htmlFor="q">{label}</label>
      {help && (
        <p className="help" id="q-help">
          {help}
        </p>
      )}
      <div className="row">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          aria-describedby={help && 'q-help'}
          dir="auto"
        />
        <button className="btn btn-p" type="submit">
          <Icon name="search" />
          {button}
        </button>
      </div>
      {children}
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {at.language !== at.languages[0] && <input type="hidden" name="lang" value={at.language} />}
    </form>
  </search>
);
