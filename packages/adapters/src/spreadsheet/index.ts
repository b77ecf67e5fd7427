import type { Cell, ExportedTable, ExportFormat } from '@naskhah/kernel/exported-table';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { safeCell } from './safe-cell.ts';

export { readCsv } from './read-csv.ts';

export const spreadsheetTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Values = (string | number | Date | null)[];

async function* safeRows(rows: AsyncIterable<Cell[]>, shown: (cell: Cell) => Cell): AsyncGenerator<Values> {
  for await (const row of rows) yield row.map((cell) => shown(safeCell(cell)));
}

const day = (cell: Cell): Cell => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);

/**
 * A table as a file, written while its rows come: what is in memory does not grow with them. CSV begins with a byte order
 * mark, without which Excel takes UTF-8 for the system's own encoding.
 */
export const spreadsheet = (table: ExportedTable, format: ExportFormat): ReadableStream<Uint8Array> => {
  const heads = table.columns.map(({ head }) => head);
  if (format === 'csv') return writeCsvStream(safeRows(table.rows, day), { headers: heads, bom: true });
  return writeXlsxStream(
    safeRows(table.rows, (cell) => cell),
    {
      // The name of a sheet holds at most 31 characters.
      name: table.name.slice(0, 31),
      columns: table.columns.map(({ head, width, days }) => ({
        header: head,
        width,
        ...(days && { numFmt: 'yyyy-mm-dd' }),
      })),
      freezePane: { rows: 1 },
    },
  );
};
