import { describe, expect, it } from 'vitest';
import { clashesOf, rebased } from './draft-clash.ts';
import { aDraft } from './draft-seed.ts';

const base = aDraft({ article_title: { en: 'Peat', ms: 'Gambut' }, article_type: 'letter' });

describe('two windows on one draft', () => {
  it('do not clash when they changed different languages, and both changes stay', () => {
    const typed = { article_title: { en: 'Peat', ms: 'Tanah gambut' } };
    const theirs = aDraft({ ...base, article_title: { en: 'Peat fires', ms: 'Gambut' } });
    expect(clashesOf(base, typed, theirs)).toEqual([]);
    expect(rebased(base, typed, theirs)).toEqual({ article_title: { en: 'Peat fires', ms: 'Tanah gambut' } });
  });
  it('clash in the language that both changed', () => {
    const typed = { article_title: { en: 'My peat', ms: 'Gambut' } };
    const theirs = aDraft({ ...base, article_title: { en: 'Their peat', ms: 'Gambut' } });
    expect(clashesOf(base, typed, theirs)).toEqual([
      { field: 'article_title', tongue: 'en', mine: 'My peat', theirs: 'Their peat' },
    ]);
    expect(rebased(base, typed, theirs)).toEqual({ article_title: { en: 'My peat', ms: 'Gambut' } });
    expect(rebased(base, typed, theirs, true)).toEqual({ article_title: { en: 'Their peat', ms: 'Gambut' } });
  });
  it('clash in a choice that both changed, not in the place where they stand', () => {
    const theirs = aDraft({ ...base, article_type: 'editorial', step: 'files' });
    expect(clashesOf(base, { article_type: 'case-report', step: 'check' }, theirs)).toEqual([
      { field: 'article_type', mine: 'case-report', theirs: 'editorial' },
    ]);
  });
  it('agree when both wrote the same', () => {
    const theirs = aDraft({ ...base, keywords: { en: ['peat', 'fire'] } });
    expect(clashesOf(base, { keywords: { en: ['peat', 'fire'] } }, theirs)).toEqual([]);
  });
});
