import type { ReactNode } from 'react';
import { Avatar } from '../state/avatar.tsx';
import css from './people-list.module.css';

export type Person = {
  id: string;
  name: string;
  part: string;
  me?: boolean;
  more?: { label: string; content: ReactNode } | undefined;
};

export const PeopleList = ({ people }: { people: readonly Person[] }) => (
  <ul className={css.people}>
    {people.map(({ id, name, part, me, more }) => (
      <li key={id} className={css.person}>
        <Avatar name={name} me={me} />
        <span>
          <span className={css.name}>{name}</span>
          <span className={css.part}>{part}</span>
          {more && (
            <details className={css.more}>
              <summary>{more.label}</summary>
              {more.content}
            </details>
          )}
        </span>
      </li>
    ))}
  </ul>
);
