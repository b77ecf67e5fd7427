import { useState } from 'react';

type Known = { id: string };

/** Rows chosen over several pages. They are let go when the list is asked for something else: `of` says what it is asked for. */
export const useChosen = <Row extends Known>(of: string, listed: readonly Row[]) => {
  const [kept, setKept] = useState<{ of: string; rows: readonly Row[] }>({ of, rows: [] });
  const rows = kept.of === of ? kept.rows : [];
  const choose = (chosen: readonly Row[]) => setKept({ of, rows: chosen });
  return {
    rows,
    ids: new Set(rows.map(({ id }) => id)),
    choose,
    /** By id, of the rows that are listed now and those chosen before. */
    chooseIds: (ids: ReadonlySet<string>) => {
      const known = new Map([...rows, ...listed].map((row) => [row.id, row]));
      choose([...known.values()].filter(({ id }) => ids.has(id)));
    },
    clear: () => choose([]),
  };
};
