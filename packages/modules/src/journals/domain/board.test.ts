import type { BoardConsent } from '@naskhah/kernel/board';
import type { Given } from '@naskhah/kernel/with-given';
import { describe, expect, it } from 'vitest';
import { asksByMail, isShownToReaders, type MemberEntry, memberEntry, orderOf } from './board.ts';

const siti: MemberEntry = {
  role: 'editor',
  name: 'Siti',
  email: 'siti@example.test',
  orcid: '0000-0002-1825-0097',
  affiliation: 'UKM',
  ror: 'https://ror.org/00bw8d226',
  country: 'MY',
  termFrom: '2024-01-01',
  termTo: '2026-12-31',
};

describe('an entry of the board', () => {
  it('that is new needs a name and what the person is on it, and no more', () =>
    expect(memberEntry(undefined, { name: 'Siti', role: 'advisor' })).toMatchObject({
      ok: true,
      value: { name: 'Siti', role: 'advisor', email: null, affiliation: '', orcid: null },
    }));

  it('keeps what is left out', () =>
    expect(memberEntry(siti, { role: 'advisor' })).toEqual({ ok: true, value: { ...siti, role: 'advisor' } }));

  it('has its ORCID iD in printed form', () =>
    expect(memberEntry(siti, { orcid: 'https://orcid.org/0000-0001-5109-3700' })).toMatchObject({
      value: { orcid: '0000-0001-5109-3700' },
    }));

  it('loses the id of an institution that it no longer names', () => {
    expect(memberEntry(siti, { affiliation: 'UPM' })).toMatchObject({ value: { affiliation: 'UPM', ror: null } });
    const both = { affiliation: 'UPM', ror: 'https://ror.org/02e91jd64' };
    expect(memberEntry(siti, both)).toMatchObject({ value: both });
    expect(memberEntry(siti, { affiliation: 'UKM' })).toMatchObject({ value: { ror: siti.ror } });
  });

  it.each<[string, MemberEntry | undefined, Given<MemberEntry>, string, string]>([
    ['a new one without a name', undefined, { role: 'editor' }, 'member-incomplete', 'name'],
    ['a new one without a part', undefined, { name: 'Siti' }, 'member-incomplete', 'role'],
    ['one whose name is taken away', siti, { name: '' }, 'member-incomplete', 'name'],
    ['a wrong check digit', siti, { orcid: '0000-0002-1825-0098' }, 'orcid-wrong', 'orcid'],
    ['a term that ends before it begins', siti, { termTo: '2023-12-31' }, 'term-ends-before', 'term_to'],
  ])('is refused: %s', (_, kept, given, refusal, path) =>
    expect(memberEntry(kept, given)).toMatchObject({ ok: false, refusal, fields: [{ path }] }),
  );

  it('may begin and end on one day, and end without a beginning', () => {
    expect(memberEntry(siti, { termTo: '2024-01-01' }).ok).toBe(true);
    expect(memberEntry(siti, { termFrom: null }).ok).toBe(true);
    expect(memberEntry(siti, { termTo: null }).ok).toBe(true);
  });
});

describe('who is put on a board', () => {
  it.each<[string, { email: string | null; consent: BoardConsent } | undefined, string | null, boolean]>([
    ['with an address is asked', undefined, 'a@example.test', true],
    ['without an address is not asked', undefined, null, false],
    [
      'and has the same address is not asked twice',
      { email: 'a@example.test', consent: 'asked' },
      'a@example.test',
      false,
    ],
    [
      'and has another address now is asked there',
      { email: 'b@example.test', consent: 'asked' },
      'a@example.test',
      true,
    ],
    [
      'and declined from another address is asked',
      { email: 'b@example.test', consent: 'declined' },
      'a@example.test',
      true,
    ],
    ['and had no address before is asked', { email: null, consent: 'not-asked' }, 'a@example.test', true],
    ['and agreed is not asked again', { email: 'b@example.test', consent: 'agreed' }, 'a@example.test', false],
  ])('%s', (_, kept, email, asks) => expect(asksByMail(kept, email)).toBe(asks));

  it.each<[BoardConsent, boolean]>([
    ['not-asked', false],
    ['asked', false],
    ['agreed', true],
    ['declined', false],
  ])('and is %s is shown to readers: %s', (consent, shown) => expect(isShownToReaders({ consent })).toBe(shown));
});

describe('the order of a board', () => {
  it('names everybody once', () => expect(orderOf(['a', 'b'], ['b', 'a'])).toEqual({ ok: true, value: ['b', 'a'] }));
  it.each([[['a']], [['a', 'b', 'c']], [['a', 'a']], [['a', 'c']], [[]]])('is not %j of a and b', (order) =>
    expect(orderOf(['a', 'b'], order)).toMatchObject({ ok: false, refusal: 'other-members' }),
  );
  it('of nobody is empty', () => expect(orderOf([], []).ok).toBe(true));
});
