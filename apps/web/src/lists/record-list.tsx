import { ButtonLink } from '@naskhah/ui/controls/button';
import type { IconType } from '@naskhah/ui/controls/icon';
import { type Column, DataTable, type Selection, type TableRow } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import type { ReactNode } from 'react';
import { go } from '../app/go.ts';
import { LoadFailure } from '../app/load-failure.tsx';

/** What stands where the rows would: why there are none, and the way to some. */
export type Nothing = {
  icon?: IconType;
  title: string;
  why: string;
  action?: { label: string; href: string };
};

type Props<Row> = {
  caption: string;
  /** As the query answers; rows of the page before stay while others are on their way. */
  query: {
    data: { rows: readonly Row[]; total: number } | undefined;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  /** The chosen ones beside the main column, where columns can be chosen. */
  shown?: readonly string[];
  rowOf: (row: Row) => Omit<TableRow<Row>, 'row'>;
  /** The order as the address names it, and the address of the order after the head of a column was pressed. */
  sort?: { by: string; hrefOf: (by: string) => string };
  search: { page: number; size: number };
  /** The addresses of the other pages; not given where all records stand on one. */
  hrefOf?: (change: { page?: number; size?: number }) => string;
  nothing: Nothing;
  selection?: Selection;
  actions?: ((row: TableRow<Row>) => ReactNode) | undefined;
  onOpen?: (href: string) => void;
  /** Grey rows of the first load. */
  skeleton?: number;
  /** Between the rows and the pages. */
  children?: ReactNode;
};

/** One page of records: rows, pages, and what is said when there are none or they could not be loaded. */
export const RecordList = <Row,>(props: Props<Row>) => {
  const { query, columns, shown, rowOf, sort, search, hrefOf, nothing, onOpen = go, skeleton = 8, children } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return (
      <EmptyState
        {...(nothing.icon && { icon: nothing.icon })}
        title={nothing.title}
        action={nothing.action && <ButtonLink href={nothing.action.href}>{nothing.action.label}</ButtonLink>}
      >
        {nothing.why}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption={props.caption}
        columns={shown ? columns.filter(({ key, place }) => place === 'main' || shown.includes(key)) : columns}
        rows={(data?.rows ?? []).map((row) => ({ ...rowOf(row), row }))}
        {...(sort && {
          sort: {
            by: sort.by.replace('-', ''),
            descending: sort.by.startsWith('-'),
            onChange: (by: string) => go(sort.hrefOf(by)),
          },
        })}
        {...(props.selection && { selection: props.selection })}
        {...(props.actions && { actions: props.actions })}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : onOpen(href))}
        skeleton={data ? 0 : skeleton}
        refreshing={isPlaceholderData}
      />
      {children}
      {hrefOf && (
        <Paging
          page={search.page}
          size={search.size}
          total={data?.total ?? 0}
          hrefOf={(page) => hrefOf({ page })}
          onSize={(size) => go(hrefOf({ size }))}
        />
      )}
    </>
  );
};
