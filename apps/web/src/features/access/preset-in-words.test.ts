import type { Stage, StageLevel } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { highestLevel } from './preset-in-words.ts';

describe('what a preset is for', () => {
  it.each<[string, Partial<Record<Stage, StageLevel>>, ReturnType<typeof highestLevel>]>([
    ['nothing without a level', {}, undefined],
    ['nothing with none', { review: 'none' }, undefined],
    ['its highest level', { submission: 'view', review: 'recommend' }, { level: 'recommend', stages: ['review'] }],
    [
      'that level in each stage, in their order',
      { copyediting: 'contribute', review: 'decide', submission: 'decide' },
      { level: 'decide', stages: ['submission', 'review'] },
    ],
    [
      'that level everywhere',
      { submission: 'view', review: 'view', copyediting: 'view', production: 'view', publication: 'view' },
      { level: 'view', stages: 'every' },
    ],
  ])('%s', (_what, given, expected) => expect(highestLevel(given)).toEqual(expected));
});
