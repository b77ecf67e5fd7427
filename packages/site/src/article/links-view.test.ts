import { aPublicArticle } from '@naskhah/testing/public-article-value';
import { surroundingsIn } from '@naskhah/testing/site-surroundings';
import { describe, expect, it } from 'vitest';
import { linksView } from './links-view.ts';

const other = {
  id: '0190b2c0-0000-7000-8000-0000000000e1',
  path: 'jek',
  title: { en: 'The other article' },
  language: 'en',
  doi: '10.5555/other',
  articleType: 'correction',
  publishedAt: '2026-12-04T00:00:00+00:00',
};

const notice = (kind: string) => linksView(aPublicArticle({ notices: [{ ...other, kind }] }), surroundingsIn('en'));
const names = (kind: string) =>
  linksView(aPublicArticle({ linked: [{ ...other, kind, at: 1 }], related: [{ kind }] }), surroundingsIn('en'));

describe('what ties an article to another', () => {
  it.each([
    ['corrected-article', 'warn', 'This article was corrected.'],
    ['corrigendum', 'warn', 'This article was corrected.'],
    ['retracted-article', 'bad', 'This article was retracted.'],
    ['expression_of_concern', 'warn', 'The editors have published an expression of concern about this article.'],
    ['addendum', 'info', 'There is an addendum to this article.'],
  ])('a notice that names it as %s is shown above it', (kind, tone, lead) => {
    expect(notice(kind).banners).toMatchObject([{ tone, lead, to: { date: '4\u00a0December 2026' } }]);
  });

  it.each([
    ['corrected-article', 'This notice corrects an article.'],
    ['retracted-article', 'This notice retracts an article.'],
  ])('a notice says itself that it is one: %s', (kind, lead) => {
    expect(names(kind).banners[0]?.lead).toBe(lead);
  });

  it('a tie that is written down at the corrected article reads the same', () => {
    expect(names('retraction-forward').banners).toMatchObject([{ tone: 'bad', lead: 'This article was retracted.' }]);
    expect(notice('retraction-forward').banners[0]?.lead).toBe('This notice retracts an article.');
  });

  it('a tie that both articles name is shown once', () => {
    const both = aPublicArticle({
      notices: [{ ...other, kind: 'corrected-article' }],
      linked: [{ ...other, kind: 'correction-forward', at: 1 }],
      related: [{ kind: 'correction-forward', submissionId: other.id }],
    });
    expect(linksView(both, surroundingsIn('en')).banners).toHaveLength(1);
  });

  it('a companion elsewhere is listed by its DOI', () => {
    const article = aPublicArticle({ related: [{ kind: 'companion', doi: '10.5555/far' }] });
    expect(linksView(article, surroundingsIn('ms'))).toMatchObject({
      banners: [],
      related: [{ label: 'Artikel pendamping', href: 'https://doi.org/10.5555/far' }],
    });
  });

  it('a comment stands on both sides, each with its own words', () => {
    expect(names('commentary-article').related[0]?.label).toBe('Comments on');
    expect(notice('commentary-article').related[0]?.label).toBe('Commented on by');
  });

  it('the gravest comes first', () => {
    const article = aPublicArticle({
      versionNumber: 2,
      notices: [
        { ...other, kind: 'corrected-article' },
        { ...other, id: other.id.replace('e1', 'e2'), kind: 'retracted-article' },
      ],
    });
    expect(linksView(article, surroundingsIn('en')).banners.map(({ tone }) => tone)).toEqual(['bad', 'warn', 'info']);
  });
});
