import { describe, expect, it } from 'vitest';
import { totp } from './index.ts';

/** RFC 6238, appendix B: the secret '12345678901234567890', its codes cut to six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
];

describe('a code of the app', () => {
  it.each(vectors)('at second %i is %s, and tells its step', (seconds, code) =>
    expect(totp.stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30)),
  );
  it('is taken one step early and one step late, as clocks differ', () => {
    expect(totp.stepOf(secret, '081804', new Date((1111111109 - 30) * 1000))).toBe(37037036);
    expect(totp.stepOf(secret, '081804', new Date((1111111109 + 30) * 1000))).toBe(37037036);
  });
  it.each([-90, 90])('is refused %i seconds away', (away) =>
    expect(totp.stepOf(secret, '081804', new Date((1111111109 + away) * 1000))).toBeUndefined(),
  );
  it.each(['', '81804', '0818040', 'o81804'])('is never %s', (code) =>
    expect(totp.stepOf(secret, code, new Date(1111111109 * 1000))).toBeUndefined(),
  );
});

describe('a new secret', () => {
  it('has 160 bits and is another each time', () => {
    expect(totp.newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.newSecret()).not.toBe(totp.newSecret());
  });
  it('is read by the app from an address with the account and the portal', () =>
    expect(totp.addressOf(secret, 'nor@example.test')).toBe(
      `otpauth://totp/Naskhah:nor%40example.test?issuer=Naskhah&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    ));
});
