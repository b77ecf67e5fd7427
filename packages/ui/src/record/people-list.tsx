import { Avatar } from '../state/avatar.tsx';
import css from './people-list.module.css';

export type Person = { id: string; name: string; part: string; me?: boolean };

export const PeopleList = ({ people }: { people: readonly Person[] }) => (
  <ul className={css.people}>
    {people.map(({ id, name, part, me }) => (
      <li key={id} className={css.person}>
        <Avatar name={name} me={me} />
        <span>
          <span className={css.name}>{name}</span>
          <span className={css.part}>{part}</span>
        </span>
      </li>
    ))}
  </ul>
);
