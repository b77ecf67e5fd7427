import type { PeopleColumn } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowTitle } from '@naskhah/ui/list/row-text';
import { peoplePages } from '@naskhah/words/identity/people';
import { ui } from '@naskhah/words/ui';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { Day } from '../../app/day.tsx';
import { PersonStatusLine } from './person-status.tsx';
import { useLabel } from './use-label.ts';

type Person = Answers['deskPeople']['listPeople']['rows'][number];

/** The columns of the list of people; the first names the row. */
export const usePeopleColumns = (): (Column<Person> & { key: PeopleColumn | 'person' })[] => {
  const { say, sayWith } = useWords();
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
      width: 9,
      cell: ({ roles }) => roles.map(label).join(', '),
    },
    {
      key: 'status',
      head: say(peoplePages.status),
      place: 'state',
      width: 8.5,
      cell: ({ status }) => <PersonStatusLine status={status} />,
    },
    {
      key: 'journals',
      head: say(peoplePages.journals),
      place: 'detail',
      width: 12,
      cell: ({ journals: [first, ...rest] }) => {
        if (!first) return null;
        return rest.length > 0 ? sayWith(ui.andMore, { label: name(first), count: rest.length }) : name(first);
      },
    },
    {
      key: 'last_seen',
      head: say(peoplePages.lastSeen),
      cardLabel: say(peoplePages.lastSeen),
      place: 'figure',
      width: 6,
      sort: 'last_seen',
      cell: ({ last_seen_at }) => (last_seen_at ? <Day value={last_seen_at} /> : say(peoplePages.never)),
    },
    {
      key: 'registered',
      head: say(peoplePages.registered),
      cardLabel: say(peoplePages.registered),
      place: 'figure',
      width: 6,
      sort: 'created',
      cell: ({ created_at }) => <Day value={created_at} />,
    },
  ];
};
