import { peopleColumns } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ColumnMenu } from '@naskhah/ui/list/column-menu';
import { FilterBar, FilterMenu } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { peoplePages, personStatuses, seenWords } from '@naskhah/words/identity/people';
import { go } from '../../app/go.ts';
import { columnsAsked } from '../../app/list-columns.ts';
import { amongst } from '../../app/search-values.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { usePeopleColumns } from './people-columns.tsx';
import { usePeople } from './people-list.tsx';
import {
  noPeopleFilters,
  type PeopleSearch,
  peopleFiltersSet,
  peopleHref,
  seenChoices,
  usualPeopleColumns,
} from './people-search.ts';
import { personStatusNames } from './person-status.tsx';
import { useJournalChoices, useRoleChoices } from './use-choices.ts';

const PeopleColumnMenu = ({ search }: { search: PeopleSearch }) => {
  const columns = usePeopleColumns().filter(({ key }) => key !== 'person');
  const show = (shown: readonly string[]) =>
    go(peopleHref(search, { columns: amongst(peopleColumns, shown), page: search.page }), { replace: true });
  const changed = columnsAsked(search.columns, usualPeopleColumns) !== '';
  return (
    <ColumnMenu
      choices={columns.map(({ key, head }) => ({ key, label: head }))}
      shown={search.columns}
      onChange={show}
      onReset={changed ? () => show(usualPeopleColumns) : undefined}
    />
  );
};

/** Search and filters of the people, the count of what they found, and the choice of columns. */
export const PeopleFilterBar = ({ search }: { search: PeopleSearch }) => {
  const { say, sayWith } = useWords();
  const total = usePeople(search).data?.total;
  const show = (change: Partial<PeopleSearch>) => go(peopleHref(search, change));
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(peopleHref(search, { q }), { replace: true }));
  const set = peopleFiltersSet(search);
  return (
    <FilterBar
      search={{ label: say(peoplePages.search), value: typed, onChange: setTyped }}
      count={total === undefined ? undefined : sayWith(peoplePages.found, { count: total })}
      set={set}
      onClear={set > 0 || search.q !== '' ? () => show(noPeopleFilters) : undefined}
      end={<PeopleColumnMenu search={search} />}
    >
      <FilterChoices
        label={say(peoplePages.roles)}
        values={search.role}
        onChange={(role) => show({ role })}
        choices={useRoleChoices()}
      />
      <FilterChoices
        label={say(peoplePages.status)}
        values={search.status}
        onChange={(chosen) => show({ status: amongst(personStatusNames, chosen) })}
        choices={personStatusNames.map((value) => ({ value, label: say(personStatuses[value]) }))}
      />
      <FilterChoices
        label={say(peoplePages.journal)}
        values={search.journal}
        onChange={(journal) => show({ journal })}
        choices={useJournalChoices()}
      />
      <FilterMenu
        label={say(peoplePages.lastSeen)}
        value={search.seen || undefined}
        onChange={(value) => show({ seen: seenChoices.find((one) => one === value) ?? '' })}
        choices={seenChoices.map((value) => ({ value, label: say(seenWords[value]) }))}
      />
    </FilterBar>
  );
};
