import { expect, it } from 'vitest';
import { isTitleTaken } from './titles.ts';

const report = { id: 'a', title_en: 'Structured report', title_ms: 'Laporan berstruktur' };

it.each([
  [{ id: 'b', title_en: ' structured REPORT', title_ms: 'Laporan lain' }, true],
  [{ id: 'b', title_en: 'Another report', title_ms: 'laporan Berstruktur ' }, true],
  [{ id: 'b', title_en: 'Another report', title_ms: 'Laporan lain' }, false],
  [{ ...report }, false],
])('the titles of %j are taken by a form of the journal: %s', (form, taken) => {
  expect(isTitleTaken([report], form)).toBe(taken);
});
