import { expect, it } from 'vitest';
import { onePagePdf } from './pdf.ts';

const page = {
  journal: 'Borneo Journal of Public Health',
  title: 'Who walks to the clinic? Distance (and cost) in Kapit',
  authors: 'Nur Aina Rahim, Christopher Ling',
  heading: 'Abstract',
  abstract: 'Of those within one hour 80 per cent made eight visits – “or more”. '.repeat(20),
  foot: 'Invented.',
};

it('every object stands where the table of the PDF says', () => {
  const text = onePagePdf(page).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 5)).toBe('xref\n');
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(places).toHaveLength(8);
  for (const [at, place] of places.entries()) expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  expect(stream).toHaveLength(Number(length));
});

it('marks of typography have their WinAnsi codes, and brackets do not end a text', () => {
  const text = onePagePdf(page).toString('latin1');
  expect(text).toContain('\\226 \\223or more\\224');
  expect(text).toContain('Distance \\(and cost\\)');
  expect(text).not.toContain('?or more');
});
