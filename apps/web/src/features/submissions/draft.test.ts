import { describe, expect, it } from 'vitest';
import { changesIn, draftAsTyped, typedSince } from './draft.ts';
import { aDraft } from './draft-seed.ts';

describe('a draft as its author sees it', () => {
  it('shows what was typed over what was saved', () => {
    const seen = draftAsTyped(aDraft(), { fields: { article_title: { en: 'New' } } });
    expect(seen.article_title).toEqual({ en: 'New' });
    expect(seen.abstract).toEqual(aDraft().abstract);
  });
  it('shows the contributors in the order chosen, those it does not name last', () => {
    const seen = draftAsTyped(aDraft({ people: ['a', 'b', 'c'] }), { fields: {}, order: ['b', 'a'] });
    expect(seen.contributor.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('after a save', () => {
  it('nothing is left when nothing was typed meanwhile', () => {
    const sent = { fields: { article_title: { en: 'A' } }, order: ['a'] };
    expect(changesIn(typedSince({ ...sent }, sent))).toBe(0);
  });
  it('what was typed meanwhile is left', () => {
    const abstract = { en: 'Same' };
    const sent = { fields: { article_title: { en: 'A' }, abstract } };
    expect(typedSince({ fields: { article_title: { en: 'AB' }, abstract } }, sent)).toEqual({
      fields: { article_title: { en: 'AB' } },
    });
  });
});
