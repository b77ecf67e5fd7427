import { describe, expect, it } from 'vitest';
import { paceOf, registrationFault, senderOf, shippedSettings } from './portal-settings.ts';

const fault = (email: string, change: Partial<typeof shippedSettings> = {}) =>
  registrationFault({ ...shippedSettings, ...change }, email);

it('a portal as shipped is called Naskhah in both languages, offers both, and says nothing of its own', () => {
  const empty = { en: '', ms: '' };
  expect(shippedSettings).toEqual({
    name: { en: 'Naskhah', ms: 'Naskhah' },
    front: empty,
    registration: true,
    domains: [],
    banner: empty,
    sender: { name: '', address: '' },
    languages: ['en', 'ms'],
    directory: empty,
    foot: empty,
    limits: { file: 2000, mails: null, invitation: 30, session: 14 },
  });
});

it('the sender of mails is as the environment says, or as it was set, with the name of the portal when it has none', () => {
  expect(senderOf(shippedSettings)).toBeUndefined();
  const sender = { name: '', address: 'no-reply@example.test' };
  expect(senderOf({ ...shippedSettings, sender })).toEqual({ name: 'Naskhah', address: 'no-reply@example.test' });
  expect(senderOf({ ...shippedSettings, sender: { ...sender, name: 'Editors' } })?.name).toBe('Editors');
});

it('mails go at the pace that is set, never faster than the environment allows', () => {
  const set = (mails: number | null) => ({ ...shippedSettings, limits: { ...shippedSettings.limits, mails } });
  expect(paceOf(set(null), undefined)).toBeUndefined();
  expect(paceOf(set(null), 60)).toBe(60);
  expect(paceOf(set(30), undefined)).toBe(30);
  expect(paceOf(set(30), 60)).toBe(30);
  expect(paceOf(set(90), 60)).toBe(60);
});

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
