import { useWords } from '@naskhah/ui/language/language-provider';
import { journalPages } from '@naskhah/words/journals/journals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { useSession } from '../../app/session.ts';
import { type Nothing, RecordList } from '../../lists/record-list.tsx';
import { turnedSort } from '../../lists/turned-sort.ts';
import { useJournalListColumns, useJournalName } from './journal-columns.tsx';
import { type JournalSearch, journalFilters, journalListHref, journalSorts } from './journal-search.ts';

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

const useNothing = (search: JournalSearch): Nothing => {
  const { say } = useWords();
  const registers = useSession((state) => state.user)?.capabilities.includes('journal.register');
  if (search.q || search.state.length > 0)
    return {
      title: say(journalPages.nothingFound),
      why: say(journalPages.nothingFoundWhy),
      action: { label: say(journalPages.clear), href: journalListHref(search, { q: '', state: [], saved: '' }) },
    };
  return {
    title: say(journalPages.empty),
    why: say(journalPages.emptyWhy),
    ...(registers && { action: { label: say(journalPages.register), href: addresses.journalRegistration() } }),
  };
};

/** The journals that the reader may see. */
export const JournalList = ({ search }: { search: JournalSearch }) => {
  const { say } = useWords();
  const nameOf = useJournalName();
  return (
    <RecordList
      caption={say(journalPages.title)}
      query={useJournals(search)}
      columns={useJournalListColumns()}
      shown={search.columns}
      rowOf={(row) => ({ id: row.id, name: nameOf(row), href: addresses.journalInformation(row.id) })}
      sort={{
        by: search.sort,
        hrefOf: (by) => journalListHref(search, { sort: turnedSort(search.sort, journalSorts, by) }),
      }}
      search={search}
      hrefOf={(change) => journalListHref(search, change)}
      nothing={useNothing(search)}
    />
  );
};
