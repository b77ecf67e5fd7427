import { describe, expect, it } from 'vitest';
import { galleyRightsOf } from './galley-rights.ts';

const standing = { handlesIssues: false, stage: 'production', status: 'active' };

describe('the galleys of an article', () => {
  it.each([
    ['an editor of it', 'editor', false, { see: true, edit: true }],
    ['its production staff', 'production', false, { see: true, edit: true }],
    ['its author', 'author', false, { see: true, edit: false }],
    ['its author who makes the issues', 'author', true, { see: true, edit: false }],
    ['who makes the issues', undefined, true, { see: true, edit: true }],
    ['anybody else', undefined, false, { see: false, edit: false }],
  ] as const)('are for %s as their part says', (_who, relation, handlesIssues, expected) => {
    expect(galleyRightsOf({ ...standing, relation, handlesIssues })).toEqual(expected);
  });
  it.each([
    ['submission', 'active', false],
    ['review', 'active', false],
    ['copyediting', 'active', false],
    ['production', 'active', true],
    ['publication', 'scheduled', true],
    ['publication', 'published', false],
    ['publication', 'retracted', false],
    ['production', 'withdrawn', false],
  ])('in %s, %s: changed %s', (stage, status, edit) => {
    expect(galleyRightsOf({ relation: 'production', handlesIssues: false, stage, status }).edit).toBe(edit);
  });
});
