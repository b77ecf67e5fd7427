import { describe, expect, it } from 'vitest';
import { pageNotes } from './page-numbers.ts';

const told = (...pages: string[]) =>
  pageNotes(pages.map((one, place) => ({ id: 'abcdef'[place] ?? '', title: `Article ${place + 1}`, pages: one }))).map(
    (note) => `${note.articleId ?? 'issue'} ${note.code}${'before' in note ? ` ${note.before} ${note.first}` : ''}`,
  );

describe('of the page numbers of an issue', () => {
  it.each([
    ['nothing, when they follow each other', ['1–12', '13-20', '21'], []],
    ['nothing, when they begin later', ['211–229', '230 — 241'], []],
    ['nothing of an issue without articles', [], []],
    ['that it has none', ['', '  '], ['issue issue-without-pages']],
    ['which article has none', ['1–12', '', '30–40'], ['b no-pages']],
    ['a gap', ['1–12', '15–20'], ['b pages-gap 12 15']],
    ['an overlap', ['1–12', '12–20'], ['b pages-overlap 12 12']],
    ['an article before the one that it follows', ['13–20', '1–12'], ['b pages-overlap 20 1']],
    ['pages that run backwards, once', ['20–13', '21–30'], ['a pages-backwards']],
    ['both of two', ['1–2', '5–6', '6–9'], ['b pages-gap 2 5', 'c pages-overlap 6 6']],
    ['nothing after numbers of articles', ['e101', 'e102', '7–9'], []],
    ['nothing of numbers that no page has', ['1–9999999999', '12'], []],
  ])('is told %s', (_what, pages, notes) => expect(told(...pages)).toEqual(notes));

  it('is told the title of the article', () =>
    expect(
      pageNotes([
        { id: 'a', title: 'Bats', pages: '1' },
        { id: 'b', title: 'Crabs', pages: '' },
      ]),
    ).toEqual([{ code: 'no-pages', articleId: 'b', title: 'Crabs' }]));
});
