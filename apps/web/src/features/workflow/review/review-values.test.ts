import { describe, expect, it } from 'vitest';
import { fieldsThatDiffer } from './review-values.ts';

const here = { recommendation: null, comments_to_author: 'a', comments_to_editor: '', competing_interests: '' };

describe('a review written in two windows', () => {
  it('names the fields that differ', () =>
    expect(fieldsThatDiffer(here, { ...here, recommendation: 'accept', comments_to_author: 'b' })).toEqual([
      'recommendation',
      'comments_to_author',
    ]));
  it('names none when both are the same', () => expect(fieldsThatDiffer(here, { ...here })).toEqual([]));
});
