import { expect, it } from 'vitest';
import { facetsOf } from './review-type.ts';

it.each([
  ['nothing', {}, { interaction: 'editor', published: 'nothing', commenting: 'none' }],
  [
    'all of it',
    { interaction: 'authors', published: 'reports', commenting: 'open' },
    { interaction: 'authors', published: 'reports', commenting: 'open' },
  ],
  [
    'what is no value of the facet',
    { interaction: 'reports', published: 'summaries', anonymity: 'open' },
    { interaction: 'editor', published: 'summaries', commenting: 'none' },
  ],
])('a journal that says %s of its reviews', (_name, kept, expected) => expect(facetsOf(kept)).toEqual(expected));
