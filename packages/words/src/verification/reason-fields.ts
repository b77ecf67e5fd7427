import type { ReasonField } from '@naskhah/kernel/return-reasons';
import { journalFieldWords } from '../journals/journal-fields.ts';
import type { Text } from '../text.ts';

/** What a registration is returned for. */
export const reasonFieldWords: Record<ReasonField, Text> = {
  ...journalFieldWords,
  registration: { en: 'The registration as a whole', ms: 'Pendaftaran secara keseluruhan' },
};
