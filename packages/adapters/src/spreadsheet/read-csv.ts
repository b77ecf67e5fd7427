import { parseCsv } from 'hucre/csv';

/** The cells of a CSV text, row by row, without empty rows; an apostrophe that kept a cell from being a formula is taken off again. */
export const readCsv = (text: string): string[][] =>
  parseCsv(text.replace(/^\ufeff/, ''))
    .map((row) => row.map((cell) => String(cell ?? '').replace(/^'(?=[=+\-@＝＋－＠])/, '')))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
