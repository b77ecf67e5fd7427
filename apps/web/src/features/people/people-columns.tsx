import type { PeopleColumn } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowTitle } from '@naskhah/ui/list/row-text';
import { peoplePages } from '@naskhah/words/people';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { Day } from '../../app/day.tsx';
import { PersonStatusLine } from './person-status.tsx';
import { useLabel } from './use-label.ts';

type Person = Answers['people']['listPeople']['rows'][number];

/** The columns of the list of people; the first names the row. */
export const usePeopleColumns = (): (Column<Person> & { key: PeopleColumn | 'person' })[] => {
  const { say } = useWords();
  const { label, name } = useLabel();
  return [
    {
      key: 'person',
      head: say(peoplePages.person),
      place: 'main',
      sort: 'name',
      cell: (row) => (
        <RowTitle
          plain
          href={addresses.person(row.usr_id)}
          under={[row.email, row.affiliation].filter(Boolean).join(' · ')}
        >
          <span dir="auto">{row.name}</span>
        </RowTitle>
      ),
    },
    {
      key: 'roles',
      head: say(peoplePages.roles),
      place: 'detail',
      width: 11,
      cell: ({ roles }) => roles.map(label).join(', '),
    },
    {
      key: 'status',
      head: say(peoplePages.status),
      place: 'state',
      width: 10,
      cell: ({ status }) => <PersonStatusLine status={status} />,
    },
    {
      key: 'journals',
      head: say(peoplePages.journals),
      place: 'detail',
      width: 14,
      cell: ({ journals }) => journals.map(name).join(', '),
    },
    {
      key: 'last_seen',
      head: say(peoplePages.lastSeen),
      cardLabel: say(peoplePages.lastSeen),
      place: 'figure',
      width: 7,
      sort: 'last_seen',
      cell: ({ last_seen_at }) => (last_seen_at ? <Day value={last_seen_at} /> : say(peoplePages.never)),
    },
    {
      key: 'registered',
      head: say(peoplePages.registered),
      cardLabel: say(peoplePages.registered),
      place: 'figure',
      width: 7,
      sort: 'created',
      cell: ({ created_at }) => <Day value={created_at} />,
    },
  ];
};
