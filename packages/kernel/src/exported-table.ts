/** A value of an exported table. A Date stands for its day in UTC. */
export type Cell = string | number | Date | null;

/** `width` in characters; `days` when its cells are Dates. */
export type ExportColumn = { head: string; width: number; days?: boolean };

/** A list on its way into a file: its rows are asked for while the file is written. */
export type ExportedTable = { name: string; columns: readonly ExportColumn[]; rows: AsyncIterable<Cell[]> };

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The most rows that one file holds. */
export const exportLimit = 100_000;
