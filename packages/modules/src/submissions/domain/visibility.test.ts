import { fileUses } from '@naskhah/kernel/file-use';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Anonymity,
  canBeReviewed,
  type FileStanding,
  neutralName,
  type Relation,
  seesFile,
  strictest,
  visibilityFor,
} from './visibility.ts';

const modes: Anonymity[] = ['anonymous', 'double-anonymous', 'open'];
const relations: Relation[] = ['author', 'editor', 'production', 'reviewer', 'public'];

const standing = (use: string, anonymity: Anonymity, more: Partial<FileStanding> = {}): FileStanding => ({
  use,
  anonymity,
  shared: true,
  chosen: null,
  ...more,
});

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
    expect(fileUses.filter((use) => !seesFile(relation, standing(use, anonymity)))).toEqual(expected);
  });
});

describe('what reviewers wrote in files', () => {
  it.each(modes)('is read by the author only in open review, once the report is theirs (%s)', (mode) => {
    expect(seesFile('author', standing('review', mode))).toBe(mode === 'open');
    expect(seesFile('author', standing('review', mode, { shared: false }))).toBe(false);
  });
});

describe('what an editor takes from the reviewers', () => {
  it.each(fileUses)('is theirs no longer, and nobody else loses it: %s', (use) => {
    for (const mode of modes) {
      expect(seesFile('reviewer', standing(use, mode, { chosen: false }))).toBe(false);
      for (const relation of relations.filter((one) => one !== 'reviewer'))
        expect(seesFile(relation, standing(use, mode, { chosen: false }))).toBe(
          seesFile(relation, standing(use, mode)),
        );
    }
  });
  it.each(fileUses)('and what is given to them is theirs only where they can have it: %s', (use) => {
    for (const mode of modes)
      expect(seesFile('reviewer', standing(use, mode, { chosen: true }))).toBe(canBeReviewed(use, mode));
  });
});

it.each<[(Anonymity | null | undefined)[], Anonymity]>([
  [['open', 'double-anonymous', 'anonymous'], 'double-anonymous'],
  [['open', 'anonymous'], 'anonymous'],
  [['open', null], 'open'],
  [[undefined], 'double-anonymous'],
  [[], 'double-anonymous'],
])('the strictest of %j is %s', (given, expected) => expect(strictest(given)).toBe(expected));

describe('a neutral file name', () => {
  it.each([
    ['manuscript', 'application/pdf', 'manuscript.pdf'],
    ['supplementary', 'text/csv', 'supplementary.csv'],
    ['figure', 'image/jpeg', 'figure.jpg'],
    ['supplementary', 'application/x-azizah', 'supplementary'],
    ['supplementary', '', 'supplementary'],
  ])('of a %s of the type %s is %s', (use, mime, expected) => expect(neutralName(use, mime)).toBe(expected));
});

it('nobody but the editors learns who the editors are, and nobody but they and, in open review, the author who the reviewers are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...relations), fc.constantFrom(...modes), (relation, anonymity) => {
      const sees = visibilityFor(relation, anonymity);
      if (relation !== 'editor') expect(sees.editorial).toBe(false);
      if (relation !== 'editor' && !(relation === 'author' && anonymity === 'open')) expect(sees.reviewers).toBe(false);
      if (!sees.authors) expect(seesFile(relation, standing('title-page', anonymity))).toBe(false);
      if (!sees.reviewers) expect(seesFile(relation, standing('review', anonymity))).toBe(false);
    }),
  );
});
