import { useWords } from '@naskhah/ui/language/language-provider';
import { peoplePages } from '@naskhah/words/identity/people';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { RecordList } from '../../lists/record-list.tsx';
import { turnedSort } from '../../lists/turned-sort.ts';
import { useChosen } from '../../lists/use-chosen.ts';
import { BulkPeopleBar } from './bulk-people-bar.tsx';
import { usePeopleColumns } from './people-columns.tsx';
import { noPeopleFilters, type PeopleSearch, peopleFilters, peopleHref, peopleSorts } from './people-search.ts';

const asked = (search: PeopleSearch) => ({ q: search.q, sort: search.sort, filters: peopleFilters(search) });

export const usePeople = (search: PeopleSearch) =>
  useQuery(
    calls.deskPeople.listPeople.queryOptions({
      input: { page: search.page, size: search.size, ...asked(search) },
      placeholderData: keepPreviousData,
    }),
  );

const known = ({ usr_id, name, email }: { usr_id: string; name: string; email: string }) => ({
  id: usr_id,
  name,
  email,
});

/** A list of times begins with the latest, one of names with the first. */
const sortedBy = (search: PeopleSearch, by: string): string =>
  peopleHref(search, { sort: turnedSort(search.sort, peopleSorts, by === 'name' ? by : `-${by}`) });

/** Everybody who has an account, as far as the filters let them through. */
export const PeopleList = ({ search, onExport }: { search: PeopleSearch; onExport: (ids: string[]) => void }) => {
  const { say } = useWords();
  const query = usePeople(search);
  const chosen = useChosen(peopleHref(search, { columns: [] }), (query.data?.rows ?? []).map(known));
  const everyRow = async (size: number) =>
    (await client.deskPeople.listPeople({ ...asked(search), page: 1, size })).rows.map(known);
  return (
    <RecordList
      caption={say(peoplePages.title)}
      query={query}
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
      selection={{ chosen: chosen.ids, onChange: chosen.chooseIds }}
    >
      <BulkPeopleBar
        chosen={chosen.rows}
        total={query.data?.total ?? 0}
        everyRow={everyRow}
        onChoose={chosen.choose}
        onExport={onExport}
      />
    </RecordList>
  );
};
