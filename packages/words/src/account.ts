import { words } from './text.ts';

/** One's own profile, and the user manuals. */
export const account = words({
  completeTitle: { en: 'Complete your profile', ms: 'Lengkapkan profil anda' },
  completeLead: {
    en: 'Editors see this when they look for reviewers, and readers see the name on your articles.',
    ms: 'Editor melihat maklumat ini semasa mencari pewasit, dan pembaca melihat nama pada artikel anda.',
  },
  shortName: { en: 'How we address you', ms: 'Panggilan anda' },
  shortNameHelp: { en: 'Used in mails: Dear …', ms: 'Digunakan dalam e-mel: Yang dihormati …' },
  language: { en: 'Language of the portal and its mails', ms: 'Bahasa portal dan e-mel' },
  english: { en: 'English', ms: 'Bahasa Inggeris' },
  malay: { en: 'Malay', ms: 'Bahasa Melayu' },
  orcid: { en: 'ORCID iD', ms: 'iD ORCID' },
  orcidHelp: { en: '16 digits, such as 0000-0002-1825-0097', ms: '16 digit, contohnya 0000-0002-1825-0097' },
  country: { en: 'Country', ms: 'Negara' },
  phone: { en: 'Phone', ms: 'Telefon' },
  institution: { en: 'Institution', ms: 'Institusi' },
  institutionHelp: {
    en: 'The one that articles name beside you.',
    ms: 'Institusi yang dinamakan bersama anda dalam artikel.',
  },
  save: { en: 'Save the profile', ms: 'Simpan profil' },
  saving: { en: 'Saving the profile …', ms: 'Sedang menyimpan profil …' },
  saved: { en: 'Profile saved', ms: 'Profil disimpan' },
  later: { en: 'Do this later', ms: 'Lakukan kemudian' },
  manualDownload: { en: 'Save as PDF or print', ms: 'Simpan sebagai PDF atau cetak' },
  manualMissing: { en: 'This manual is not published yet', ms: 'Manual ini belum diterbitkan' },
  manualMissingWhy: {
    en: 'The other manuals are in the list of user manuals.',
    ms: 'Manual lain terdapat dalam senarai manual pengguna.',
  },
});
