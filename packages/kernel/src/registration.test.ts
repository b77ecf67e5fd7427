import { describe, expect, it } from 'vitest';
import { type Registration, registrationLacks } from './registration.ts';

const whole: Registration = {
  name_en: '',
  name_ms: 'Jurnal Rimba',
  issn: null,
  eissn: '0378-5955',
  first_year: 2019,
  frequency: 'twice-a-year',
  languages: ['ms'],
  website: 'https://rimba.example',
  publisher: 'Persatuan Rimba',
  publisher_type: 'society',
  country: 'MY',
  principal_contact: { name: 'Aminah', email: 'aminah@example.test' },
  disciplines: ['1.6'],
  scope: { ms: 'Hutan' },
  board: 5,
  review_type: { identities: 'double-anonymized' },
  peer_review: { ms: 'Dua pewasit' },
  ethics: { en: 'COPE' },
  archiving: { en: 'PKP PN' },
  access_type: 'open',
  license: 'https://creativecommons.org/licenses/by/4.0/',
  evidence: 2,
};

describe('a registration', () => {
  it('that has everything lacks nothing', () => expect(registrationLacks(whole)).toEqual([]));

  it.each<[string, string, Partial<Registration>]>([
    ['identity', 'name_ms', { name_ms: '  ' }],
    ['identity', 'eissn', { eissn: null }],
    ['identity', 'first_year', { first_year: null }],
    ['identity', 'frequency', { frequency: null }],
    ['identity', 'languages', { languages: [] }],
    ['identity', 'website', { website: null }],
    ['publisher', 'publisher', { publisher: ' ' }],
    ['publisher', 'publisher_type', { publisher_type: null }],
    ['publisher', 'country', { country: null }],
    ['publisher', 'principal_contact', { principal_contact: null }],
    ['scope', 'disciplines', { disciplines: [] }],
    ['scope', 'scope', { scope: { en: ' ' } }],
    ['board', 'board', { board: 4 }],
    ['policies', 'review_type', { review_type: {} }],
    ['policies', 'peer_review', { peer_review: {} }],
    ['policies', 'ethics', { ethics: { en: '' } }],
    ['policies', 'archiving', { archiving: {} }],
    ['policies', 'access_type', { access_type: null }],
    ['policies', 'license', { license: null }],
    ['evidence', 'files', { evidence: 1 }],
  ])('lacks in step %s: %s', (step, path, change) =>
    expect(registrationLacks({ ...whole, ...change })).toEqual([{ step, path, code: 'required' }]),
  );

  it('needs one name and one number, in print or online', () =>
    expect(registrationLacks({ ...whole, name_en: 'Forest', name_ms: '', issn: '2049-3630', eissn: null })).toEqual(
      [],
    ));

  it('lacks a number whose last digit is wrong', () =>
    expect(registrationLacks({ ...whole, issn: '2049-3631' })).toEqual([
      { step: 'identity', path: 'issn', code: 'issn-wrong' },
    ]));
});
