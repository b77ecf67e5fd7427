import type { MachineCheck } from '@naskhah/kernel/machine-checks';
import { type Text, words } from '../text.ts';

/** An item of the secretariat's checklist, where it is built. */
export const checkItems = words({
  field: { en: 'Field of the registration', ms: 'Medan pendaftaran' },
  fieldHelp: {
    en: 'A failed item goes back to the journal under this field.',
    ms: 'Item yang gagal dikembalikan kepada jurnal di bawah medan ini.',
  },
  machine: { en: 'Machine check beside it', ms: 'Semakan mesin bersamanya' },
  machineHelp: {
    en: 'The portal says what it saw; a person judges.',
    ms: 'Portal menyatakan apa yang dilihat; manusia yang menilai.',
  },
  builderTitle: { en: 'Checklist', ms: 'Senarai semak' },
});

/** What the portal looks at by itself. */
export const machineWords: Record<MachineCheck, Text> = {
  issn: { en: 'ISSN valid and not taken', ms: 'ISSN sah dan belum digunakan' },
  site: { en: 'The site answers safely', ms: 'Laman web menjawab dengan selamat' },
  policies: { en: 'Policies are present', ms: 'Dasar tersedia' },
  board: { en: 'Size and spread of the board', ms: 'Saiz dan taburan sidang' },
  issues: { en: 'Issues on time', ms: 'Keluaran tepat pada masa' },
};
