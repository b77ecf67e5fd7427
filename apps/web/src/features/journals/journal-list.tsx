import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { DataTable } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { journalPages } from '@naskhah/words/journals/journals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { go } from '../../app/go.ts';
import { useJournalListColumns, useJournalName } from './journal-columns.tsx';
import { type JournalSearch, journalFilters, journalListHref } from './journal-search.ts';

export const useJournals = (search: JournalSearch) =>
  useQuery(
    calls.deskWorkspace.journalListing.queryOptions({
      input: {
        page: search.page,
        size: search.size,
        q: search.q,
        sort: search.sort,
        filters: journalFilters(search),
      },
      placeholderData: keepPreviousData,
    }),
  );

const opposite = (sort: JournalSearch['sort'], by: string): JournalSearch['sort'] =>
  (sort === by ? `-${by}` : by) as JournalSearch['sort'];

const Nothing = ({ search }: { search: JournalSearch }) => {
  const { say } = useWords();
  if (search.q || search.state.length > 0)
    return (
      <EmptyState
        title={say(journalPages.nothingFound)}
        action={
          <ButtonLink href={journalListHref(search, { q: '', state: [], saved: '' })}>
            {say(journalPages.clear)}
          </ButtonLink>
        }
      >
        {say(journalPages.nothingFoundWhy)}
      </EmptyState>
    );
  return (
    <EmptyState
      title={say(journalPages.empty)}
      action={<ButtonLink href={addresses.journalRegistration()}>{say(journalPages.register)}</ButtonLink>}
    >
      {say(journalPages.emptyWhy)}
    </EmptyState>
  );
};

/** The journals that the reader may see. */
export const JournalList = ({ search }: { search: JournalSearch }) => {
  const { say } = useWords();
  const nameOf = useJournalName();
  const columns = useJournalListColumns().filter(({ key }) => key === 'journal' || search.columns.includes(key));
  const { data, isError, isPlaceholderData, refetch } = useJournals(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0) return <Nothing search={search} />;
  return (
    <>
      <DataTable
        caption={say(journalPages.title)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({
          id: row.id,
          name: nameOf(row),
          href: addresses.journalInformation(row.id),
          row,
        }))}
        sort={{
          by: search.sort.replace('-', ''),
          descending: search.sort.startsWith('-'),
          onChange: (by) => go(journalListHref(search, { sort: opposite(search.sort, by) })),
        }}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 8}
        refreshing={isPlaceholderData}
      />
      <Paging
        page={search.page}
        size={search.size}
        total={data?.total ?? 0}
        hrefOf={(page) => journalListHref(search, { page })}
        onSize={(size) => go(journalListHref(search, { size }))}
      />
    </>
  );
};
