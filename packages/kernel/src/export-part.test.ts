import { describe, expect, it } from 'vitest';
import { chosenParts, dayCell, type ExportPart } from './export-part.ts';

const parts: ExportPart<{ title: string; age: number }, 'age' | 'state'>[] = [
  { of: 'always', head: { en: 'Title', ms: 'Tajuk' }, width: 60, cell: ({ title }) => title },
  { of: 'age', head: { en: 'Age', ms: 'Umur' }, width: 8, cell: ({ age }) => age },
  { of: 'state', head: { en: 'State', ms: 'Keadaan' }, width: 8, days: true, cell: (_row, language) => language },
];

describe('an exported list', () => {
  it('has the columns that the reader shows, in the language of the reader', () => {
    const { columns, cells } = chosenParts(parts, ['state'], 'ms');
    expect(columns).toEqual([
      { head: 'Tajuk', width: 60, days: false },
      { head: 'Keadaan', width: 8, days: true },
    ]);
    expect(cells({ title: 'Paya', age: 3 })).toEqual(['Paya', 'ms']);
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    // Kuala Lumpur is eight hours ahead.
    ['2026-11-20T16:30:00.000Z', '2026-11-21'],
    ['2026-11-21T15:30:00.000Z', '2026-11-21'],
  ])('shows %s as the day %s', (value, day) => expect(dayCell(value)).toEqual(new Date(`${day}T00:00:00Z`)));

  it('leaves a date that is not there empty', () => expect(dayCell(null)).toBeNull());
});
