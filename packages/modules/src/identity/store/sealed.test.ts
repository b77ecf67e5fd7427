import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = 'a secret of the tests, long enough';
const sealed = seal(secret, 'second-factor', 'nor', 'JBSWY3DPEHPK3PXP');

describe('what is sealed', () => {
  it('is read again with the same secret, use and owner', () =>
    expect(unseal(secret, 'second-factor', 'nor', sealed)).toBe('JBSWY3DPEHPK3PXP'));
  it('shows nothing of its text, and never looks the same twice', () => {
    expect(sealed.toString('latin1')).not.toContain('JBSWY');
    expect(seal(secret, 'second-factor', 'nor', 'JBSWY3DPEHPK3PXP').equals(sealed)).toBe(false);
  });
  it.each([
    ['another secret', 'another secret, long enough too', 'second-factor', 'nor'],
    ['another use', secret, 'outside-login', 'nor'],
    ['another owner', secret, 'second-factor', 'siti'],
  ])('is not read with %s', (_what, key, use, owner) => expect(unseal(key, use, owner, sealed)).toBeUndefined());
  it.each([...sealed.keys()])('is not read when byte %i was changed', (at) => {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(secret, 'second-factor', 'nor', changed)).toBeUndefined();
  });
  it('is not read when it was cut short', () =>
    expect(unseal(secret, 'second-factor', 'nor', sealed.subarray(0, 20))).toBeUndefined());
});
