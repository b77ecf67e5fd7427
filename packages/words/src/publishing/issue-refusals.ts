import { words } from '../text.ts';

/** Why nothing was done with a volume, an issue or a galley. */
export const issueRefusals = words({
  'volume-not-found': { en: 'This volume was not found.', ms: 'Jilid ini tidak ditemui.' },
  'volume-exists': { en: 'The journal has this volume already.', ms: 'Jurnal ini sudah mempunyai jilid ini.' },
  'volume-not-empty': { en: 'This volume holds issues.', ms: 'Jilid ini mengandungi keluaran.' },
  'issue-not-found': { en: 'This issue was not found.', ms: 'Keluaran ini tidak ditemui.' },
  'issue-exists': {
    en: 'The volume has an issue of this number.',
    ms: 'Jilid ini sudah mempunyai keluaran dengan nombor ini.',
  },
  'issue-public': {
    en: 'The issue is public and cannot be changed so.',
    ms: 'Keluaran ini sudah terbit dan tidak boleh diubah begini.',
  },
  'issue-incomplete': { en: 'The issue is not complete yet.', ms: 'Keluaran ini belum lengkap.' },
  'issue-not-open': { en: 'Publication was asked for already.', ms: 'Penerbitan telah diminta.' },
  'issue-not-requested': { en: 'Nobody has asked for publication yet.', ms: 'Belum ada sesiapa meminta penerbitan.' },
  'issue-not-approved': { en: 'The first approval is still missing.', ms: 'Kelulusan pertama masih belum diberi.' },
  'second-person-required': {
    en: 'Another person must give the second approval.',
    ms: 'Orang lain mesti memberi kelulusan kedua.',
  },
  'galley-not-found': { en: 'This galley was not found.', ms: 'Galei ini tidak ditemui.' },
});
