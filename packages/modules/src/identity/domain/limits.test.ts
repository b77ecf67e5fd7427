import { describe, expect, it } from 'vitest';
import * as shipped from './limits.ts';

const minute = 60_000;

describe('how often, within so many minutes', () => {
  it.each([
    ['code-by-account', 5, 60],
    ['code-by-address', 20, 60],
    ['try-by-account', 5, 60],
    ['try-by-address', 60, 60],
    ['login-by-account', 10, 15],
    ['login-by-address', 120, 15],
    ['register-by-address', 20, 60],
    ['factor-by-account', 6, 15],
    ['factor-by-address', 60, 15],
    ['ask-by-account', 5, 60],
    ['challenge-by-address', 120, 60],
    ['outside-by-address', 60, 15],
  ] as const)('%s may be: %i in %i', (kind, most, minutes) =>
    expect(shipped.limits[kind]).toEqual({ most, within: minutes * minute }),
  );

  it('is limited for each kind that there is', () => expect(Object.keys(shipped.limits)).toHaveLength(12));
});

it('codes, tickets and steps are good for ten minutes, puzzles for thirty', () =>
  expect([shipped.codeMinutes, shipped.ticketMinutes, shipped.stepMinutes, shipped.puzzleMinutes]).toEqual([
    10, 10, 10, 30,
  ]));

it('an account has at most twenty keys and twenty passkeys', () =>
  expect([shipped.mostKeys, shipped.mostPasskeys]).toEqual([20, 20]));
