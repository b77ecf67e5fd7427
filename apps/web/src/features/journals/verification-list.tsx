import { fullDate, shortDate } from '@naskhah/kernel/date-format';
import { Button } from '@naskhah/ui/controls/button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { journalPages } from '@naskhah/words/journals/journals';
import { IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { listHref, type SortedSearch } from '../../app/list-search.ts';
import { type JournalRow, useJournalColumns, useJournalName } from './journal-columns.tsx';
import { useVerdict, verdicts } from './use-verdict.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export type VerificationSearch = SortedSearch<'-updated_at'>;

export const useVerificationQueue = ({ page, size, q, sort }: VerificationSearch) =>
  useQuery(
    calls.journals.getSubmittedJournal.queryOptions({
      input: { page, size, q, sort: sort || 'updated_at', filters: {} },
      placeholderData: keepPreviousData,
    }),
  );

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
  const { say, language } = useWords();
  const columns = useJournalColumns().filter(({ key }) => key !== 'state');
  return [
    ...columns.map(({ sort: _unsorted, ...column }) => column),
    {
      key: 'since',
      sort: 'updated_at',
      head: say(journalPages.waitingSince),
      place: 'figure',
      width: 6.5,
      cell: ({ updated_at }) => {
        const date = new Date(updated_at);
        return (
          <span title={fullDate(date, { language, timeZone })}>
            {shortDate(date, new Date(), { language, timeZone })}
          </span>
        );
      },
    },
    { key: 'decide', head: say(journalPages.decide), place: 'detail', width: 10, cell: (row) => <Decide row={row} /> },
  ];
};

/** Registrations that wait for a verdict. A row opens the registration; the verdict can be given in either place. */
export const VerificationList = ({ search }: { search: VerificationSearch }) => {
  const { say } = useWords();
  const nameOf = useJournalName();
  const columns = useColumns();
  const { data, isError, isPlaceholderData, refetch } = useVerificationQueue(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return (
      <EmptyState icon={IconShieldCheck} title={say(journalPages.queueEmpty)}>
        {say(journalPages.queueEmptyWhy)}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption={say(journalPages.queue)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({
          id: row.id,
          name: nameOf(row),
          href: addresses.journalInformation(row.id),
          row,
        }))}
        sort={{
          by: 'updated_at',
          descending: search.sort !== '',
          onChange: () =>
            go(listHref(addresses.journalVerification, search, { sort: search.sort ? '' : '-updated_at' })),
        }}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 5}
        refreshing={isPlaceholderData}
      />
      <Paging
        page={search.page}
        size={search.size}
        total={data?.total ?? 0}
        hrefOf={(page) => listHref(addresses.journalVerification, search, { page })}
      />
    </>
  );
};
