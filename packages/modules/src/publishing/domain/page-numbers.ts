export type PagedArticle = { id: string; title: string; pages: string };

/** `before`: the last page of the article before, `first`: the first one of this article. */
export type PageNote = { articleId: string | null; title: string | null } & (
  | { code: 'issue-without-pages' | 'no-pages' | 'pages-backwards' }
  | { code: 'pages-gap' | 'pages-overlap'; before: number; first: number }
);

const rangeOf = (pages: string): { first: number; last: number } | undefined => {
  const [, first, last] = /^\s*(\d{1,9})(?:\s*[-–—]\s*(\d{1,9}))?\s*$/.exec(pages) ?? [];
  return first === undefined ? undefined : { first: Number(first), last: Number(last ?? first) };
};

/**
 * What of the page numbers of an issue somebody should look at, in the order of the table of contents. It holds nothing up: a blank
 * page is a gap too, and an issue may have numbers of articles (`e103`) instead, of which nothing follows.
 */
export const pageNotes = (articles: readonly PagedArticle[]): PageNote[] => {
  if (articles.length > 0 && articles.every(({ pages }) => pages.trim() === ''))
    return [{ code: 'issue-without-pages', articleId: null, title: null }];
  const notes: PageNote[] = [];
  let before: number | undefined;
  for (const { id, title, pages } of articles) {
    const about = { articleId: id, title };
    if (pages.trim() === '') {
      notes.push({ ...about, code: 'no-pages' });
      before = undefined;
      continue;
    }
    const range = rangeOf(pages);
    if (range && range.last < range.first) notes.push({ ...about, code: 'pages-backwards' });
    else if (range && before !== undefined && range.first <= before)
      notes.push({ ...about, code: 'pages-overlap', before, first: range.first });
    else if (range && before !== undefined && range.first > before + 1)
      notes.push({ ...about, code: 'pages-gap', before, first: range.first });
    before = range && Math.max(range.first, range.last);
  }
  return notes;
};
