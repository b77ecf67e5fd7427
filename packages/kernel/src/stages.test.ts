import { describe, expect, it } from 'vitest';
import { reaches, stageLevels } from './stages.ts';

describe('a level in a stage', () => {
  it('is one of five, from nothing to deciding', () =>
    expect(stageLevels).toEqual(['none', 'view', 'contribute', 'recommend', 'decide']));

  it('includes itself and the ones before it, and none after it', () => {
    for (const [place, level] of stageLevels.entries())
      for (const [wantedPlace, wanted] of stageLevels.entries())
        expect(`${level} reaches ${wanted}: ${reaches(level, wanted)}`).toBe(
          `${level} reaches ${wanted}: ${wantedPlace <= place}`,
        );
  });

  it('that was never set is none', () => {
    expect(reaches(undefined, 'none')).toBe(true);
    expect(reaches(undefined, 'view')).toBe(false);
  });
});
