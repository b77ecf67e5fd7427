import { journalColumns } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { journalPages, journalStates } from '@naskhah/words/journals/journals';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { RecordColumns } from '../../lists/record-columns.tsx';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { useJournalListColumns } from './journal-columns.tsx';
import { useJournals } from './journal-list.tsx';
import { type JournalSearch, journalListHref, usualJournalColumns } from './journal-search.ts';
import { journalStateNames } from './journal-state.tsx';

/** Search and filters of the journals, the count of what they found, and the choice of columns. */
export const JournalFilterBar = ({ search }: { search: JournalSearch }) => {
  const { say } = useWords();
  return (
    <RecordFilters
      label={say(journalPages.search)}
      search={search}
      hrefOf={(change) => journalListHref(search, change)}
      total={useJournals(search).data?.total}
      found={journalPages.found}
      set={search.state.length > 0 ? 1 : 0}
      cleared={journalListHref(search, { q: '', state: [] })}
      end={
        <RecordColumns
          columns={useJournalListColumns()}
          known={journalColumns}
          shown={search.columns}
          usual={usualJournalColumns}
          hrefOf={(columns) => journalListHref(search, { columns, page: search.page })}
        />
      }
    >
      <FilterChoices
        label={say(journalPages.state)}
        values={search.state}
        onChange={(states) => go(journalListHref(search, { state: amongst(journalStateNames, states) }))}
        choices={journalStateNames.map((value) => ({ value, label: say(journalStates[value]) }))}
      />
    </RecordFilters>
  );
};
