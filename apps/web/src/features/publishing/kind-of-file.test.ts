import { describe, expect, it } from 'vitest';
import { kindOfFile, labelAfter } from './kind-of-file.ts';

describe('the kind of a galley', () => {
  it.each([
    ['final.PDF', 'pdf'],
    ['teks.htm', 'html'],
    ['article.xml', 'xml'],
    ['book.epub', 'epub'],
    ['data.csv', 'supplementary'],
    ['no ending', 'supplementary'],
  ])('called %s is taken to be %s', (name, kind) => expect(kindOfFile(name)).toBe(kind));
});

describe('the label of a galley', () => {
  it.each([
    ['follows the type', 'PDF', 'PDF', 'HTML', 'HTML'],
    ['is that of the type where nothing was written', ' ', 'PDF', 'HTML', 'HTML'],
    ['is emptied with a type that says nothing', 'PDF', 'PDF', '', ''],
    ['stays as it was written', 'PDF, colour', 'PDF', 'HTML', 'PDF, colour'],
    ['comes back with a type that says something', '', '', 'EPUB', 'EPUB'],
  ])('%s', (_what, label, before, after, shown) => expect(labelAfter(label, before, after)).toBe(shown));
});
