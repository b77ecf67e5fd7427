import { readArticle } from '@naskhah/testing/read-article-value';
import { describe, expect, it } from 'vitest';
import type { ReadLicence, ReadRelated } from '../ports.ts';
import { articleTypeOf, copyrightOf, fundingOf, relatedOf } from './works.ts';

describe('funding', () => {
  it('is kept by funder, with its id and award where they are said', () => {
    const funding = [
      { funder: 'FRIM', funderId: '10.13039/1', award: 'X1', recipients: [] },
      { funder: 'UPM', recipients: [] },
      { award: 'X2', recipients: [] },
    ];
    expect(fundingOf(readArticle({ funding }))).toStrictEqual([
      { funder: 'FRIM', funderId: '10.13039/1', award: 'X1' },
      { funder: 'UPM' },
    ]);
  });
});

describe('a related work', () => {
  const related = (one: Partial<ReadRelated>) =>
    relatedOf(readArticle({ related: [{ kind: 'corrected-article', idKind: 'doi', id: '10.1234/AB', ...one }] }));
  it.each<[string, Partial<ReadRelated>, object]>([
    ['has its DOI in lower case', {}, { doi: '10.1234/ab' }],
    ['has its title beside the DOI', { title: 'Peat' }, { doi: '10.1234/ab', title: 'Peat' }],
    ['has its title where it has no DOI', { idKind: 'pmid', id: '77', title: 'Peat' }, { title: 'Peat' }],
    ['has its id as title where it has neither', { idKind: 'pmid', id: '77' }, { title: '77' }],
  ])('%s', (_, one, kept) => expect(related(one)).toStrictEqual([{ kind: 'corrected-article', ...kept }]));

  it('is one that the article reviews, after the others', () => {
    const item = { id: 'r', type: 'book' } as const;
    const article = readArticle({
      related: [{ kind: 'companion', idKind: 'doi', id: '10.1/a' }],
      reviewed: [
        { text: 'Swamps', item: { ...item, DOI: '10.1234/CD' } },
        { text: 'Peat', item },
      ],
    });
    expect(relatedOf(article)).toStrictEqual([
      { kind: 'companion', doi: '10.1/a' },
      { kind: 'reviewed', title: 'Swamps', doi: '10.1234/cd' },
      { kind: 'reviewed', title: 'Peat' },
    ]);
  });
});

describe('the type of an article', () => {
  it.each([
    ['research-article', 'research-article'],
    ['review-article', 'review-article'],
    ['case-report', 'case-report'],
    ['brief-report', 'brief-report'],
    ['rapid-communication', 'brief-report'],
    ['book-review', 'book-review'],
    ['product-review', 'book-review'],
    ['editorial', 'editorial'],
    ['letter', 'letter'],
    ['reply', 'letter'],
    ['correction', 'correction'],
    ['addendum', 'correction'],
    ['retraction', 'retraction'],
    ['partial-retraction', 'retraction'],
    ['obituary', 'other'],
    ['', 'other'],
  ])('of %s is %s', (kind, type) => expect(articleTypeOf(readArticle({ kind }))).toBe(type));
});

describe('who holds the rights', () => {
  it.each<[ReadLicence, string]>([
    [{}, ''],
    [{ copyrightYear: 2026, copyrightHolder: 'UPM' }, '© 2026 UPM'],
    [{ copyrightHolder: 'UPM' }, '© UPM'],
    [{ copyrightYear: 2026 }, '© 2026'],
    [{ copyrightStatement: '© UPM 2026', copyrightYear: 2026, copyrightHolder: 'UPM' }, '© UPM 2026'],
    [{ copyrightHolder: 'UPM', text: 'Free to read.' }, '© UPM Free to read.'],
    [{ copyrightHolder: 'UPM', text: 'Free to read.', url: 'https://x.test/by' }, '© UPM'],
    [{ text: 'Free to read.' }, 'Free to read.'],
  ])('of %j is said as %j', (licence, said) => expect(copyrightOf(readArticle({ licence }))).toBe(said));
});
