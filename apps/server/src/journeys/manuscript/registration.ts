import { issnOf, wholeRegistration } from '@naskhah/testing/whole-registration';

/** What the society says of its journal. */
export const registration = {
  ...wholeRegistration,
  path: 'jek',
  name_en: 'Journal of Tropical Ecology',
  name_ms: 'Jurnal Ekologi Khatulistiwa',
  abbreviation: 'JEK',
  publisher: 'Persatuan Ekologi',
  eissn: issnOf('jek'),
  disciplines: ['1.6'],
  license: 'https://creativecommons.org/licenses/by/4.0/',
  principal_contact: { name: 'Hafiz', email: 'jek@example.test' },
  submis_checklist: [{ id: 'original', text: { en: 'The work is original.', ms: 'Karya ini asli.' } }],
};
