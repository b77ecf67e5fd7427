import css from './event-list.module.css';

/** The latest events of a record, in short: when, then what. */
export const EventList = ({
  events,
}: {
  events: readonly { id: string; when: string; full: string; what: string }[];
}) => (
  <ol className={css.events}>
    {events.map(({ id, when, full, what }) => (
      <li key={id}>
        <span className={css.when} title={full}>
          {when}
        </span>
        {what}
      </li>
    ))}
  </ol>
);
