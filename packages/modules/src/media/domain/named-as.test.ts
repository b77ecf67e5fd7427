import { fileUses } from '@naskhah/kernel/file-use';
import { describe, expect, it } from 'vitest';
import { isAccepted } from './accepted-types.ts';
import { isNamedAs } from './named-as.ts';

const [ooxml, odf] = ['application/vnd.openxmlformats-officedocument.', 'application/vnd.oasis.opendocument.'];

/** Every type that is taken anywhere, with the names that it may bear. */
const names: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  [`${ooxml}wordprocessingml.document`]: ['docx'],
  [`${ooxml}spreadsheetml.sheet`]: ['xlsx'],
  [`${odf}text`]: ['odt'],
  [`${odf}spreadsheet`]: ['ods'],
  'application/msword': ['doc'],
  'application/rtf': ['rtf'],
  'text/rtf': ['rtf'],
  'application/epub+zip': ['epub'],
  'application/zip': ['zip'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/tiff': ['tif', 'tiff'],
  'image/webp': ['webp'],
  'image/svg+xml': ['svg'],
  'application/postscript': ['eps', 'ps'],
  'video/mp4': ['mp4'],
  'audio/mpeg': ['mp3'],
  'text/html': ['html', 'htm'],
  'application/xml': ['xml', 'xhtml'],
  'text/xml': ['xml', 'xhtml'],
  'text/plain': ['txt', 'md', 'markdown', 'tex', 'csv', 'tsv', 'json', 'bib', 'ris'],
  'text/markdown': ['md', 'markdown', 'txt', 'tex', 'csv', 'tsv', 'json', 'bib', 'ris'],
  'text/csv': ['csv', 'txt', 'md', 'markdown', 'tex', 'tsv', 'json', 'bib', 'ris'],
  'text/x-tex': ['tex', 'txt', 'md', 'markdown', 'csv', 'tsv', 'json', 'bib', 'ris'],
  'application/x-tex': ['tex', 'txt', 'md', 'markdown', 'csv', 'tsv', 'json', 'bib', 'ris'],
  'application/json': ['json', 'txt', 'md', 'markdown', 'tex', 'csv', 'tsv', 'bib', 'ris'],
};
const endings = [...new Set([...Object.values(names).flat(), 'xls', 'ppt', 'pptx', 'odp', 'gif'])];

describe('a file of the type', () => {
  it.each(Object.entries(names))('%s bears the endings %j and no other that says a type', (mime, own) =>
    expect(endings.filter((ending) => isNamedAs(`kertas.${ending}`, mime)).sort()).toEqual([...own].sort()),
  );
});

it('every type that is taken somewhere has a name', () => {
  const taken = Object.keys(names).filter((mime) => fileUses.some((use) => isAccepted(use, mime)));
  expect(taken).toEqual(Object.keys(names));
});

it.each(['kertas', 'kertas.', 'kertas.v2', 'kertas.PAGES', '.gitignore', 'kertas.pdf.final', 'x.constructor'])(
  'of %j nothing is said',
  (name) => expect(isNamedAs(name, 'text/plain')).toBe(true),
);

it('capitals and blanks around a name do not hide its ending', () => {
  expect(isNamedAs('Kertas.PDF', 'text/plain')).toBe(false);
  expect(isNamedAs('kertas.pdf ', 'text/plain')).toBe(false);
  expect(isNamedAs('Kertas.PDF', 'application/pdf')).toBe(true);
});
