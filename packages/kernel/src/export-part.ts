import { dayIn, platformZone } from './day.ts';
import type { Cell, ExportColumn } from './exported-table.ts';
import type { Language } from './language.ts';

/** One column of an exported list; it is there when the reader shows the list's column that it belongs to. */
export type ExportPart<Row, Shown extends string> = {
  of: Shown | 'always';
  head: Record<Language, string>;
  width: number;
  days?: boolean;
  cell: (row: Row, language: Language) => Cell;
};

/** The parts that the shown columns ask for, as heads and as a way to make a row of cells. */
export const chosenParts = <Row, Shown extends string>(
  parts: readonly ExportPart<Row, Shown>[],
  shown: readonly Shown[],
  language: Language,
) => {
  const chosen = parts.filter(({ of }) => of === 'always' || shown.includes(of));
  return {
    columns: chosen.map(({ head, width, days = false }): ExportColumn => ({ head: head[language], width, days })),
    cells: (row: Row): Cell[] => chosen.map(({ cell }) => cell(row, language)),
  };
};

/** The day of a moment (ISO 8601), or a day (yyyy-mm-dd) as it is; empty for none. */
export const dayCell = (value: string | null): Cell => {
  if (value === null) return null;
  // The platform's zone; a day by itself is its midnight in UTC, when it is that day there too.
  const day = dayIn(new Date(value), platformZone);
  return new Date(`${day}T00:00:00Z`);
};
