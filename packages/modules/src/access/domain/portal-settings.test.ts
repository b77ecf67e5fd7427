import { describe, expect, it } from 'vitest';
import { registrationFault, shippedSettings } from './portal-settings.ts';

const fault = (email: string, change: Partial<typeof shippedSettings> = {}) =>
  registrationFault({ ...shippedSettings, ...change }, email);

describe('registration', () => {
  it('is open to everybody as shipped, and to nobody when it is closed', () => {
    expect(fault('aminah@example.test')).toBeUndefined();
    expect(fault('aminah@example.test', { registration: false })).toBe('registration-closed');
  });

  it('is for the domains that are named and those below them', () => {
    const domains = ['edu.my', 'naskhah.test'];
    expect(fault('aminah@um.edu.my', { domains })).toBeUndefined();
    expect(fault('aminah@NASKHAH.test', { domains })).toBeUndefined();
    expect(fault('aminah@notedu.my', { domains })).toBe('domain-refused');
    expect(fault('aminah@edu.my.evil.test', { domains })).toBe('domain-refused');
    expect(fault('"edu.my@x"@evil.test', { domains })).toBe('domain-refused');
  });
});
