import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { journalPages, journalStates } from '@naskhah/words/journals/journals';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { JournalColumnMenu } from './journal-column-menu.tsx';
import { useJournals } from './journal-list.tsx';
import { type JournalSearch, journalListHref } from './journal-search.ts';
import { journalStateNames } from './journal-state.tsx';

/** Search and filters of the journals, the count of what they found, and the choice of columns. */
export const JournalFilterBar = ({ search }: { search: JournalSearch }) => {
  const { say, sayWith } = useWords();
  const total = useJournals(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(journalListHref(search, { q }), { replace: true }));
  const filtered = search.q !== '' || search.state.length > 0;
  return (
    <FilterBar
      search={{ label: say(journalPages.search), value: typed, onChange: setTyped }}
      count={total === undefined ? undefined : sayWith(journalPages.found, { count: total })}
      set={search.state.length > 0 ? 1 : 0}
      onClear={filtered ? () => go(journalListHref(search, { q: '', state: [] })) : undefined}
      end={<JournalColumnMenu search={search} />}
    >
      <FilterChoices
        label={say(journalPages.state)}
        values={search.state}
        onChange={(states) => go(journalListHref(search, { state: amongst(journalStateNames, states) }))}
        choices={journalStateNames.map((value) => ({ value, label: say(journalStates[value]) }))}
      />
    </FilterBar>
  );
};
