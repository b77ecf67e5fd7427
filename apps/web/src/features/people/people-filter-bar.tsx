import { peopleColumns } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterMenu } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { peoplePages, personStatuses, seenWords } from '@naskhah/words/identity/people';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { RecordColumns } from '../../lists/record-columns.tsx';
import { RecordFilters } from '../../lists/record-filters.tsx';
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

/** Search and filters of the people, the count of what they found, and the choice of columns. */
export const PeopleFilterBar = ({ search }: { search: PeopleSearch }) => {
  const { say } = useWords();
  const total = usePeople(search).data?.total;
  const show = (change: Partial<PeopleSearch>) => go(peopleHref(search, change));
  return (
    <RecordFilters
      label={say(peoplePages.search)}
      search={search}
      hrefOf={(change) => peopleHref(search, change)}
      total={total}
      found={peoplePages.found}
      set={peopleFiltersSet(search)}
      cleared={peopleHref(search, noPeopleFilters)}
      end={
        <RecordColumns
          columns={usePeopleColumns()}
          known={peopleColumns}
          shown={search.columns}
          usual={usualPeopleColumns}
          hrefOf={(columns) => peopleHref(search, { columns, page: search.page })}
        />
      }
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
    </RecordFilters>
  );
};
