import { describe, expect, it } from 'vitest';
import { isWithinAllowance, uploadAllowance, windowOf } from './upload-allowance.ts';

describe('the allowance of uploads', () => {
  it('ends with the ten minutes that it began in', () =>
    expect(windowOf(new Date('2026-11-21T02:07:30Z'))).toEqual({
      since: new Date('2026-11-21T02:00:00Z'),
      secondsLeft: 150,
    }));

  it.each([
    ['the last one of a person', { person: uploadAllowance.person, address: 1 }, true],
    ['one more of a person', { person: uploadAllowance.person + 1, address: 1 }, false],
    ['the last one of an address', { person: 1, address: uploadAllowance.address }, true],
    ['one more of an address', { person: 1, address: uploadAllowance.address + 1 }, false],
  ])('%s', (_case, counts, within) => expect(isWithinAllowance(counts)).toBe(within));
});
