import { describe, expect, it } from 'vitest';
import { journalFaults } from './journal-faults.ts';
import { emptyJournal, type JournalValues, journalToSave } from './journal-values.ts';

const aJournal = (change: Partial<JournalValues> = {}): JournalValues => ({
  ...emptyJournal,
  name_ms: 'Jurnal Ekologi',
  abbreviation: 'JEK',
  path: 'jek',
  publisher: 'Persatuan Ekologi',
  ...change,
});
const faultsOf = (change: Partial<JournalValues>) => Object.keys(journalFaults(aJournal(change)));

describe('a masthead', () => {
  it('needs a name in one language, an abbreviation and an address', () => {
    expect(faultsOf({})).toEqual([]);
    expect(Object.keys(journalFaults(emptyJournal))).toEqual(['name_en', 'abbreviation', 'path']);
  });
  it('names the fields that are not right', () => {
    expect(faultsOf({ abbreviation: '1EK', path: 'my journal', website: 'jek.my' })).toEqual([
      'abbreviation',
      'path',
      'website',
    ]);
    expect(faultsOf({ principal_contact: { name: 'Nor', email: 'nor@', phone: '' } })).toEqual([
      'principal_contact.email',
    ]);
    expect(faultsOf({ submis_checklist: [{ id: 'a', text: { en: '', ms: ' ' } }] })).toEqual([
      'submis_checklist.0.text.en',
    ]);
  });
  it('is wrong with an ISSN whose last digit does not check the others, and with a year that is none', () => {
    expect(faultsOf({ issn: '0378-5954', eissn: '2049-3630', first_year: '19' })).toEqual(['first_year', 'issn']);
    expect(faultsOf({ issn: '', first_year: '2019' })).toEqual([]);
    expect(journalToSave(aJournal({ first_year: '2019' })).first_year).toBe(2019);
    expect(journalToSave(aJournal()).first_year).toBeNull();
  });
  it('is sent without a country where none was said', () =>
    expect(journalToSave(aJournal({ country: '' })).country).toBeNull());
  it('is sent with nothing where a field was left empty', () => {
    const sent = journalToSave(aJournal({ issn: ' ', scope: { en: '', ms: 'Ekologi' } }));
    expect(sent).toMatchObject({ issn: null, website: null, scope: { ms: 'Ekologi' }, principal_contact: null });
  });
});
