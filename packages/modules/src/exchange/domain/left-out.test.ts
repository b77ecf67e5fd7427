import { readArticle, readContributor, readSubArticle } from '@naskhah/testing/read-article-value';
import { describe, expect, it } from 'vitest';
import type { ReadArticle } from '../ports.ts';
import { leftOut } from './left-out.ts';

const authors = (...some: Parameters<typeof readContributor>[0][]) => ({ contributors: some.map(readContributor) });
const date = { year: 2026 };

describe('what the record has no place for', () => {
  it.each<[string, Partial<ReadArticle>, Record<string, number>]>([
    ['is nothing of an empty file', {}, {}],
    ['is nothing of an author of whom only the name is said', authors({}), {}],
    [
      'are contributors who are no authors',
      authors({}, { kind: 'editor' }, { kind: 'reviewer' }),
      { 'contrib-group/contrib other than authors': 2 },
    ],
    ['are biographies of authors', authors({ biography: 'Born in Kuantan.' }, {}), { 'contrib/bio': 1 }],
    ['are groups that authors write for', authors({ onBehalfOf: 'the Peat Group' }), { 'contrib/on-behalf-of': 1 }],
    ['is that an author has died', authors({ deceased: true }, {}), { 'contrib/@deceased': 1 }],
    ['is that authors did as much', authors({ equal: true }, { equal: true }), { 'contrib/@equal-contrib': 2 }],
    [
      'are roles outside the taxonomy',
      authors({ roles: ['Software', 'Cook'], credit: [{ name: 'Software' }] }),
      { 'contrib/role': 1 },
    ],
    ['are no roles of the taxonomy', authors({ roles: ['Software'], credit: [{ name: 'Software' }] }), {}],
    [
      'is nothing more of who is no author',
      authors({ kind: 'editor', biography: 'x', deceased: true, equal: true }),
      { 'contrib-group/contrib other than authors': 1 },
    ],
    ['is a running title', { runningTitle: 'Peat' }, { 'title-group/alt-title': 1 }],
    ['are other ids', { ids: [{ kind: 'pmid', value: '1' }] }, { 'article-meta/article-id other than doi': 1 }],
    [
      'are subjects',
      { subjects: [{ kind: 'heading', language: 'en', path: ['Soil'] }] },
      { 'article-categories/subj-group': 1 },
    ],
    [
      'are other dates',
      { dates: { others: [{ kind: 'rev-request', date }] } },
      { 'history/date other than received, revised, accepted': 1 },
    ],
    [
      'are revisions but the last',
      { dates: { others: [], revised: [date, date, date] } },
      { 'history/date revised but the last': 2 },
    ],
    ['is no only revision', { dates: { others: [], revised: [date] } }, {}],
    [
      'is the title of an issue outside a volume',
      { place: { issueTitle: 'Fires' } },
      { 'article-meta/issue-title': 1 },
    ],
    ['is not the title of an issue in a volume', { place: { issueTitle: 'Fires', volume: '4' } }, {}],
    ['is no volume without a title', { place: { volume: '4' } }, {}],
    [
      'is a number beside pages',
      { place: { elocation: 'e12', firstPage: '1' } },
      { 'article-meta/elocation-id beside pages': 1 },
    ],
    ['is no number alone', { place: { elocation: 'e12' } }, {}],
    ['are no pages alone', { place: { firstPage: '1' } }, {}],
    [
      'is who got an award',
      { funding: [{ funder: 'FRIM', recipients: ['A', 'B'] }] },
      { 'award-group/principal-award-recipient': 1 },
    ],
    [
      'is an award without a funder',
      {
        funding: [
          { award: 'X1', recipients: [] },
          { funder: 'FRIM', recipients: [] },
        ],
      },
      { 'award-group without a funder': 1 },
    ],
    [
      'are ids of the journal',
      { journal: { titles: [], issns: [], ids: [{ kind: 'nlm-ta', value: 'J' }] } },
      { 'journal-meta/journal-id': 1 },
    ],
    [
      'is what stands about a part of the file, under its kind',
      {
        subArticles: [
          readSubArticle({
            contributors: [readContributor(), readContributor()],
            doi: '10.1234/a',
            notes: [{ kind: 'x', text: 'y' }],
          }),
          readSubArticle({ kind: 'reply' }),
        ],
      },
      { 'decision-letter/contrib': 2, 'decision-letter/article-id': 1, 'decision-letter/notes': 1 },
    ],
  ])('%s', (_, article, losses) => expect(leftOut(readArticle(article))).toEqual(losses));
});
