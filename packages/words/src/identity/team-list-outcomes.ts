import { words } from '../text.ts';

/** What the server says of each line of a list of people. */
export const teamListOutcomes = words({
  ready: { en: 'Will be invited', ms: 'Akan dijemput' },
  invited: { en: 'Invited', ms: 'Dijemput' },
});

export const teamListFaults = words({
  'line-too-short': {
    en: 'Needs a name, an e-mail address and a preset, with commas between.',
    ms: 'Perlukan nama, alamat e-mel dan praset, dengan koma di antaranya.',
  },
  'email-wrong': { en: 'The e-mail address is not complete.', ms: 'Alamat e-mel tidak lengkap.' },
  'preset-unknown': {
    en: 'The journal has no preset of this name.',
    ms: 'Jurnal ini tiada praset dengan nama ini.',
  },
  'named-twice': { en: 'Stands in the list already.', ms: 'Sudah ada dalam senarai.' },
});
