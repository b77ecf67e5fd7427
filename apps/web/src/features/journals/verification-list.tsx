import { Button } from '@naskhah/ui/controls/button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { journalPages } from '@naskhah/words/journals/journals';
import { IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { Day } from '../../app/day.tsx';
import { listHref, type SortedSearch } from '../../app/list-search.ts';
import { type Nothing, RecordList } from '../../lists/record-list.tsx';
import { type JournalRow, useJournalColumns, useJournalName } from './journal-columns.tsx';
import { useVerdict, verdicts } from './use-verdict.ts';

export type VerificationSearch = SortedSearch<'-updated_at'>;

export const useVerificationQueue = ({ page, size, q, sort }: VerificationSearch) =>
  useQuery(
    calls.journals.getSubmittedJournal.queryOptions({
      input: { page, size, q, sort: sort || 'updated_at', filters: {} },
      placeholderData: keepPreviousData,
    }),
  );

export const verificationHref = (now: VerificationSearch, change: Partial<VerificationSearch>): string =>
  listHref(addresses.journalVerification, now, change);

const Decide = ({ row }: { row: JournalRow }) => {
  const { say, sayWith } = useWords();
  const decide = useVerdict();
  const name = useJournalName()(row);
  // The queue does not carry the version: the verdict is on the registration as it stands now.
  const versionNow = async () => (await client.journals.journalById({ id: row.id })).version;
  return (
    <Menu
      label={sayWith(journalPages.decideOn, { name })}
      target={
        <Button size="sm" end={IconChevronDown} aria-label={sayWith(journalPages.decideOn, { name })}>
          {say(journalPages.decide)}
        </Button>
      }
    >
      {verdicts.map((verdict) => (
        <MenuItem
          key={verdict}
          danger={verdict === 'rejected'}
          onClick={() => void decide(row.id, versionNow, verdict)}
        >
          {say(journalPages[verdict])}
        </MenuItem>
      ))}
    </Menu>
  );
};

const useColumns = (): Column<JournalRow>[] => {
  const { say } = useWords();
  const columns = useJournalColumns().filter(({ key }) => key !== 'state');
  return [
    ...columns.map(({ sort: _unsorted, ...column }) => column),
    {
      key: 'since',
      sort: 'updated_at',
      head: say(journalPages.waitingSince),
      place: 'figure',
      width: 6.5,
      cell: ({ updated_at }) => <Day value={updated_at} />,
    },
    { key: 'decide', head: say(journalPages.decide), place: 'detail', width: 10, cell: (row) => <Decide row={row} /> },
  ];
};

const useNothing = (search: VerificationSearch): Nothing => {
  const { say } = useWords();
  if (search.q === '')
    return { icon: IconShieldCheck, title: say(journalPages.queueEmpty), why: say(journalPages.queueEmptyWhy) };
  return {
    title: say(journalPages.nothingFound),
    why: say(journalPages.nothingFoundWhy),
    action: { label: say(journalPages.clear), href: verificationHref(search, { q: '' }) },
  };
};

/** Registrations that wait for a verdict. A row opens the registration; the verdict can be given in either place. */
export const VerificationList = ({ search }: { search: VerificationSearch }) => {
  const { say } = useWords();
  const nameOf = useJournalName();
  return (
    <RecordList
      caption={say(journalPages.queue)}
      query={useVerificationQueue(search)}
      columns={useColumns()}
      rowOf={(row) => ({ id: row.id, name: nameOf(row), href: addresses.journalInformation(row.id) })}
      sort={{
        by: search.sort || 'updated_at',
        hrefOf: () => verificationHref(search, { sort: search.sort ? '' : '-updated_at' }),
      }}
      search={search}
      hrefOf={(change) => verificationHref(search, change)}
      nothing={useNothing(search)}
      skeleton={5}
    />
  );
};
