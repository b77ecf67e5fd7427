import { describe, expect, it } from 'vitest';
import { aDraft } from './draft-seed.ts';
import { faultAt, lacksOf } from './lacks.ts';

const missing = [
  { step: 'metadata', path: 'article_title.en', code: 'title-missing', message: 'Write the title.' },
  { step: 'files', path: 'files', code: 'manuscript-missing', message: 'Upload the manuscript.' },
];

describe('what a draft lacks', () => {
  it('is told by step, and all of it before it is sent', () => {
    const draft = aDraft({ missing });
    expect(lacksOf(draft, 'files').map(({ code }) => code)).toEqual(['manuscript-missing']);
    expect(lacksOf(draft, 'check')).toHaveLength(2);
    expect(lacksOf(draft, 'references')).toEqual([]);
  });
  it('is said at its field only after the step was left', () => {
    expect(faultAt('article_title.en', { faults: [], missing, left: false })).toBeUndefined();
    expect(faultAt('article_title.en', { faults: [], missing, left: true })).toBe('Write the title.');
  });
  it('gives way to what the server refused', () => {
    const faults = [{ path: 'article_title.en', message: 'This text is too long.' }];
    expect(faultAt('article_title.en', { faults, missing, left: true })).toBe('This text is too long.');
  });
});
