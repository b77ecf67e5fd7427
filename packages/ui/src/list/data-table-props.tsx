import type { ReactNode } from 'react';

/** Where a column goes when rows become cards: the main one carries the link that opens the row. */
type ColumnPlace = 'main' | 'number' | 'state' | 'detail' | 'figure';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  place: ColumnPlace;
  /** Said before the value on a card, where no head stands above it. */
  cardLabel?: string;
  /** Width in rem; the main column takes the rest. */
  width?: number;
  /** The name under which the list sorts by this column. */
  sort?: string;
};

export type TableRow<Row> = {
  id: string;
  /** Names the row for its checkbox and its actions. */
  name: string;
  /** What it opens; a row without one is only read. */
  href?: string;
  /** Waits for the reader: a dot before it and a bolder title. */
  mine?: boolean;
  row: Row;
};

export type Selection = { chosen: ReadonlySet<string>; onChange: (chosen: Set<string>) => void };

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly TableRow<Row>[];
  sort?: { by: string; descending: boolean; onChange: (by: string) => void };
  selection?: Selection;
  actions?: (row: TableRow<Row>) => ReactNode;
  onOpen: (href: string, newTab: boolean) => void;
  /** First load: rows of grey, as many as the page will hold. Later loads keep the old rows. */
  skeleton?: number;
  refreshing?: boolean;
};
