import { describe, expect, it } from 'vitest';
import { articleHref, articleSearch, firstPart } from './article-search.ts';

const workflow = { rounds: [{ number: 2 }, { number: 1 }] as never };
const inReview = { stage: 'review', viewer: 'editor', workflow } as const;

describe('the address of an article', () => {
  it('opens where the article now is', () => {
    expect(firstPart({ stage: 'review', viewer: 'editor' })).toBe('review');
    expect(firstPart({ stage: 'submission', viewer: 'editor' })).toBe('metadata');
    expect(firstPart({ stage: 'production', viewer: 'editor' })).toBe('production');
    expect(firstPart({ stage: 'review', viewer: 'production' })).toBe('production');
    expect(firstPart({ stage: 'production', viewer: 'author' })).toBe('review');
  });

  it('keeps part and round over a reload', () => {
    const { searchParams } = new URL(articleHref('x', 'review', 1), 'http://x');
    expect(articleSearch(Object.fromEntries(searchParams), inReview)).toEqual({ part: 'review', round: 1 });
  });

  it.each([{ part: 'secrets' }, { round: '9' }, { round: 'x' }, {}])(
    'shows the latest round where it asks for %o',
    (search) => expect(articleSearch(search, inReview)).toEqual({ part: 'review', round: 2 }),
  );
});
