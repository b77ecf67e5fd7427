import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import type { TextWith } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { go } from '../app/go.ts';
import { useTypedSearch } from '../app/use-typed-search.ts';

/** Above a list: its search, kept in the address, its filters, and how many records were found. */
export const RecordFilters = ({
  label,
  search,
  hrefOf,
  total,
  found,
  set = 0,
  cleared,
  end,
  children,
}: {
  label: string;
  search: { q: string };
  hrefOf: (change: { q: string }) => string;
  total: number | undefined;
  found: TextWith<{ count: number }>;
  /** How many filters are set. */
  set?: number;
  /** The address without search and filters. */
  cleared: string;
  end?: ReactNode;
  children?: ReactNode;
}) => {
  const { sayWith } = useWords();
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(hrefOf({ q }), { replace: true }));
  return (
    <FilterBar
      search={{ label, value: typed, onChange: setTyped }}
      count={total === undefined ? undefined : sayWith(found, { count: total })}
      set={set}
      onClear={set > 0 || search.q !== '' ? () => go(cleared) : undefined}
      end={end}
    >
      {children}
    </FilterBar>
  );
};
