import { words } from '../text.ts';

/** How much of a role somebody took (CRediT, ANSI/NISO Z39.104-2022, 'degree of contribution'). */
export const creditDegrees = words({
  lead: { en: 'lead', ms: 'utama' },
  equal: { en: 'equal', ms: 'sama rata' },
  notSaid: { en: 'degree not said', ms: 'tahap tidak dinyatakan' },
  supporting: { en: 'supporting', ms: 'sokongan' },
});
