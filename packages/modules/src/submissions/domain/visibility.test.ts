import { fileUses } from '@naskhah/kernel/file-use';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Anonymity, neutralName, type Relation, seesFile, visibilityFor } from './visibility.ts';

const modes: Anonymity[] = ['anonymous', 'double-anonymous', 'open'];
const relations: Relation[] = ['author', 'editor', 'production', 'reviewer', 'public'];

describe('names in an article', () => {
  it.each<[Relation, Anonymity, string[]]>([
    ['editor', 'open', ['authors', 'reviewers', 'editorial', 'all file names']],
    ['editor', 'anonymous', ['authors', 'reviewers', 'editorial', 'all file names']],
    ['editor', 'double-anonymous', ['authors', 'reviewers', 'editorial', 'all file names']],
    ['author', 'open', ['authors', 'reviewers']],
    ['author', 'anonymous', ['authors']],
    ['author', 'double-anonymous', ['authors']],
    ['production', 'open', ['authors', 'all file names']],
    ['production', 'anonymous', ['authors', 'all file names']],
    ['production', 'double-anonymous', ['authors', 'all file names']],
    ['reviewer', 'open', ['authors']],
    ['reviewer', 'anonymous', ['authors']],
    ['reviewer', 'double-anonymous', []],
    ['public', 'open', ['authors']],
    ['public', 'anonymous', ['authors']],
    ['public', 'double-anonymous', ['authors']],
  ])('for its %s, reviewed %s: %s', (relation, anonymity, expected) => {
    const { fileNames, ...sees } = visibilityFor(relation, anonymity);
    const shown = Object.entries(sees).flatMap(([what, seen]) => (seen ? [what] : []));
    expect(['all', 'own']).toContain(fileNames);
    expect(fileNames === 'all' ? [...shown, 'all file names'] : shown).toEqual(expected);
  });
});

describe('the files of an article', () => {
  const hidden: Record<Relation, Record<Anonymity, readonly string[]>> = {
    editor: { anonymous: [], 'double-anonymous': [], open: [] },
    author: { anonymous: ['review'], 'double-anonymous': ['review'], open: [] },
    production: {
      anonymous: ['reply', 'review'],
      'double-anonymous': ['reply', 'review'],
      open: ['reply', 'review'],
    },
    reviewer: {
      anonymous: ['review', 'copyedited', 'galley'],
      'double-anonymous': ['title-page', 'review', 'copyedited', 'galley'],
      open: ['review', 'copyedited', 'galley'],
    },
    public: {
      anonymous: fileUses.filter((use) => use !== 'galley'),
      'double-anonymous': fileUses.filter((use) => use !== 'galley'),
      open: fileUses.filter((use) => use !== 'galley'),
    },
  };
  const cases = relations.flatMap((relation) => modes.map((mode) => [relation, mode, hidden[relation][mode]] as const));
  it.each(cases)('are all for its %s, reviewed %s, but: %s', (relation, anonymity, expected) => {
    expect(fileUses.filter((use) => !seesFile(relation, anonymity, use))).toEqual(expected);
  });
});

describe('a neutral file name', () => {
  it.each([
    ['Nor Azizah (final).PDF', 'manuscript.pdf'],
    ['thesis.of.Lim.docx', 'manuscript.docx'],
    ['Nor Azizah', 'manuscript'],
    ['.Azizah Mohd', 'manuscript'],
    ['paper.', 'manuscript'],
    ['a.tar.gz', 'manuscript.gz'],
    ['Lim.Wei.Jian', 'manuscript'],
    ['paper.Azizah', 'manuscript'],
    ['pdf', 'manuscript'],
    ['a.pdf.Azizah', 'manuscript'],
    ['paper.pdf\n', 'manuscript'],
  ])('of "%s" is "%s"', (given, expected) => expect(neutralName('manuscript', given)).toBe(expected));
});

it('nobody but the editors learns who the editors are, and nobody but they and, in open review, the author who the reviewers are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...relations), fc.constantFrom(...modes), (relation, anonymity) => {
      const sees = visibilityFor(relation, anonymity);
      if (relation !== 'editor') expect(sees.editorial).toBe(false);
      if (relation !== 'editor' && !(relation === 'author' && anonymity === 'open')) expect(sees.reviewers).toBe(false);
      if (!sees.authors) expect(seesFile(relation, anonymity, 'title-page')).toBe(false);
      if (!sees.reviewers) expect(seesFile(relation, anonymity, 'review')).toBe(false);
    }),
  );
});

it('of a file whose name is hidden nothing is left but its ending, whatever it was called', () => {
  const name = fc.tuple(fc.stringMatching(/^[A-Z][a-z]{3,12} [A-Z][a-z]{3,12}$/), fc.constantFrom('.pdf', '.DOCX', ''));
  fc.assert(
    fc.property(name, fc.constantFrom(...fileUses), ([person, ending], use) => {
      expect(neutralName(use, `${person}${ending}`)).toBe(`${use}${ending.toLowerCase()}`);
    }),
  );
});
