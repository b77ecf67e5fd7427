import type { Cell } from '@naskhah/kernel/exported-table';
import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { spreadsheet } from './index.ts';
import { safeCell } from './safe-cell.ts';

const columns = [
  { head: 'Tajuk', width: 40 },
  { head: 'Umur', width: 8 },
  { head: 'Dihantar', width: 12, days: true },
];
async function* given(rows: Cell[][]) {
  yield* rows;
}
const fileOf = async (format: 'csv' | 'xlsx', rows: Cell[][]) =>
  Buffer.from(
    await new Response(spreadsheet({ name: 'Ruang kerja', columns, rows: given(rows) }, format)).arrayBuffer(),
  );
const row: Cell[] = ['دراسة الأراضي الخثية, “Paya” 🦀', 12, new Date('2026-11-21T00:00:00Z')];

describe('a table as CSV', () => {
  it('begins with the mark by which Excel knows UTF-8, and keeps Malay, Arabic and emoji', async () => {
    const file = await fileOf('csv', [row]);
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.toString().slice(1)).toBe('Tajuk,Umur,Dihantar\r\n"دراسة الأراضي الخثية, “Paya” 🦀",12,2026-11-21');
  });

  it('says only the heads when there are no rows', async () =>
    expect((await fileOf('csv', [])).toString().slice(1).trim()).toBe('Tajuk,Umur,Dihantar'));

  it('gives back what was written, whatever it is', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), async (texts) => {
        const file = await fileOf(
          'csv',
          texts.map((text) => [text, 1, null]),
        );
        expect(
          parseCsv(file.toString())
            .slice(1)
            .map(([text]) => text),
        ).toEqual(texts.map((text) => safeCell(text)));
      }),
      { numRuns: 20 },
    ));
});

describe('a table as a workbook', () => {
  it('holds texts, figures and days as such under its heads', async () => {
    const { sheets } = await readXlsx(await fileOf('xlsx', [row]));
    expect(sheets[0]?.name).toBe('Ruang kerja');
    expect(sheets[0]?.rows).toEqual([['Tajuk', 'Umur', 'Dihantar'], row]);
  });

  it('can be read whatever its texts hold', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
        const { sheets } = await readXlsx(await fileOf('xlsx', [[text, 1, null]]));
        expect(sheets[0]?.rows[1]?.[1]).toBe(1);
      }),
      { numRuns: 20 },
    ));
});

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
    'that begins as a formula is none: %j',
    (text) => expect(safeCell(text)).toBe(`'${text}`),
  );

  it('keeps figures, also negative ones, and loses what no file can hold', () => {
    expect(safeCell(-5)).toBe(-5);
    expect(safeCell('a\u0000\u000bb\ud800\tc')).toBe('ab\ufffd\tc');
  });
});
