import { useWords } from '@naskhah/ui/language/language-provider';
import { peoplePages } from '@naskhah/words/identity/people';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { RecordList } from '../../lists/record-list.tsx';
import { turnedSort } from '../../lists/turned-sort.ts';
import { usePeopleColumns } from './people-columns.tsx';
import { noPeopleFilters, type PeopleSearch, peopleFilters, peopleHref, peopleSorts } from './people-search.ts';

export const usePeople = (search: PeopleSearch) =>
  useQuery(
    calls.deskPeople.listPeople.queryOptions({
      input: { page: search.page, size: search.size, q: search.q, sort: search.sort, filters: peopleFilters(search) },
      placeholderData: keepPreviousData,
    }),
  );

/** A list of times begins with the latest, one of names with the first. */
const sortedBy = (search: PeopleSearch, by: string): string =>
  peopleHref(search, { sort: turnedSort(search.sort, peopleSorts, by === 'name' ? by : `-${by}`) });

/** Everybody who has an account, as far as the filters let them through. */
export const PeopleList = ({ search }: { search: PeopleSearch }) => {
  const { say } = useWords();
  return (
    <RecordList
      caption={say(peoplePages.title)}
      query={usePeople(search)}
      columns={usePeopleColumns()}
      shown={search.columns}
      rowOf={({ usr_id, name }) => ({ id: usr_id, name, href: addresses.person(usr_id) })}
      sort={{ by: search.sort, hrefOf: (by) => sortedBy(search, by) }}
      search={search}
      hrefOf={(change) => peopleHref(search, change)}
      nothing={{
        title: say(peoplePages.nothingFound),
        why: say(peoplePages.nothingFoundWhy),
        action: { label: say(peoplePages.clear), href: peopleHref(search, noPeopleFilters) },
      }}
    />
  );
};
