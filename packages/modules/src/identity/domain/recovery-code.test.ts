import { describe, expect, it } from 'vitest';
import { recoveryCode, recoveryCodeCount, typedRecoveryCode } from './recovery-code.ts';

const code = recoveryCode(new Uint8Array([0, 1, 2, 3, 40, 50, 60, 70, 100, 150, 200, 255]));

describe('a recovery code', () => {
  it('is three groups of four signs that are not taken for each other', () =>
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/));
  it('takes the twelve first of the random bytes, each for a sign', () => {
    expect(recoveryCode(new Uint8Array(20).fill(0))).toBe('aaaa-aaaa-aaaa');
    expect(code).toBe('abcd-kw8j-h5rh');
  });
  it('comes as one of ten', () => expect(recoveryCodeCount).toBe(10));
  it.each([code.toUpperCase(), ` ${code.replaceAll('-', '')} `, code.replaceAll('-', ' ')])(
    'is known again when typed as %s',
    (typed) => expect(typedRecoveryCode(typed)).toBe(code),
  );
  it.each(['', '123456', `${code}a`])('is not %s', (typed) => expect(typedRecoveryCode(typed)).toBeUndefined());
});
