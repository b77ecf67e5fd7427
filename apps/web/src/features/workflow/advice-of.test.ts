import { describe, expect, it } from 'vitest';
import { adviceOf } from './advice-of.ts';

const review = (state: string, recommendation: string | null = null) => ({ state, recommendation });

describe('the reports of a round', () => {
  it('are counted among the reviewers who did not decline', () =>
    expect(
      adviceOf([
        review('submitted', 'accept'),
        review('thanked', 'minor-revision'),
        review('in-progress'),
        review('invited'),
        review('declined'),
        review('cancelled'),
      ]),
    ).toEqual({
      inHand: 2,
      of: 4,
      advice: [
        ['accept', 1],
        ['minor-revision', 1],
      ],
    }));

  it('add up where two advise the same', () =>
    expect(adviceOf([review('submitted', 'decline'), review('submitted', 'decline')]).advice).toEqual([
      ['decline', 2],
    ]));

  it('tell nothing of a recommendation that the viewer may not see', () =>
    expect(adviceOf([review('submitted')])).toEqual({ inHand: 1, of: 1, advice: [] }));
});
