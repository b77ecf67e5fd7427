import type { Cell } from '@naskhah/kernel/exported-table';

/** What XML 1.0 (2.2) cannot hold cannot stand in a sheet either; a tab and the ends of lines can. */
const writable = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\r\n]|[\ufffe\uffff]/gu, '');

/**
 * A text that a spreadsheet would take for a formula begins with an apostrophe, so that it stays a text
 * (OWASP, CSV Injection: = + - @, tab, carriage return, line feed, and the full-width forms).
 */
const defused = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

export const safeCell = (cell: Cell): Cell => (typeof cell === 'string' ? defused(writable(cell)) : cell);
