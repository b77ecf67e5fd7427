import { describe, expect, it } from 'vitest';
import { kindOfFile } from './kind-of-file.ts';

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
