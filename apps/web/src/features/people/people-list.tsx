import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { DataTable } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { peoplePages } from '@naskhah/words/identity/people';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { go } from '../../app/go.ts';
import { usePeopleColumns } from './people-columns.tsx';
import { noPeopleFilters, type PeopleSearch, peopleFilters, peopleHref } from './people-search.ts';

export const usePeople = (search: PeopleSearch) =>
  useQuery(
    calls.deskPeople.listPeople.queryOptions({
      input: { page: search.page, size: search.size, q: search.q, sort: search.sort, filters: peopleFilters(search) },
      placeholderData: keepPreviousData,
    }),
  );

/** A list of times begins with the latest, one of names with the first. */
const turned = (sort: PeopleSearch['sort'], by: string): PeopleSearch['sort'] => {
  const first = by === 'name' ? by : `-${by}`;
  const other = by === 'name' ? `-${by}` : by;
  return (sort === first ? other : first) as PeopleSearch['sort'];
};

/** Everybody who has an account, as far as the filters let them through. */
export const PeopleList = ({ search }: { search: PeopleSearch }) => {
  const { say } = useWords();
  const columns = usePeopleColumns().filter(({ key }) => key === 'person' || search.columns.includes(key));
  const { data, isError, isPlaceholderData, refetch } = usePeople(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return (
      <EmptyState
        title={say(peoplePages.nothingFound)}
        action={<ButtonLink href={peopleHref(search, noPeopleFilters)}>{say(peoplePages.clear)}</ButtonLink>}
      >
        {say(peoplePages.nothingFoundWhy)}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption={say(peoplePages.title)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({
          id: row.usr_id,
          name: row.name,
          href: addresses.person(row.usr_id),
          row,
        }))}
        sort={{
          by: search.sort.replace('-', ''),
          descending: search.sort.startsWith('-'),
          onChange: (by) => go(peopleHref(search, { sort: turned(search.sort, by) })),
        }}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 8}
        refreshing={isPlaceholderData}
      />
      <Paging
        page={search.page}
        size={search.size}
        total={data?.total ?? 0}
        hrefOf={(page) => peopleHref(search, { page })}
        onSize={(size) => go(peopleHref(search, { size }))}
      />
    </>
  );
};
