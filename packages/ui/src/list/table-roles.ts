/** Rows that are drawn as cards are no table to some browsers: what they are is said, so that the rows that take the focus keep their role. */
export const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
