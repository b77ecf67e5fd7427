import { words } from '../text.ts';

/** The modules of the portal's menu and their entries. */
export const menuWords = words({
  G01: { en: 'User Module', ms: 'Modul Pengguna' },
  'user-profile': { en: 'Profile', ms: 'Profil' },
  'invitation-list': { en: 'Invitation List', ms: 'Senarai Jemputan' },
  'user-management': { en: 'User Management', ms: 'Pengurusan Pengguna' },
  'ent-template': { en: 'Email Template', ms: 'Templat E-mel' },
  'role-preset': { en: 'Role Preset', ms: 'Praset Peranan' },
  'mail-log': { en: 'Mail Log', ms: 'Log E-mel' },
  'ref-code': { en: 'Code Management', ms: 'Pengurusan Kod' },
  'portal-setting': { en: 'Portal Setting', ms: 'Tetapan Portal' },
  G02: { en: 'Article Management', ms: 'Pengurusan Artikel' },
  workspace: { en: 'Workspace', ms: 'Ruang kerja' },
  'my-submissions': { en: 'My Submissions', ms: 'Penghantaran saya' },
  'my-reviews': { en: 'My Reviews', ms: 'Pewasitan saya' },
  'user-task': { en: 'My Task', ms: 'Tugasan saya' },
  G03: { en: 'Journal Management', ms: 'Pengurusan Jurnal' },
  'journal-list': { en: 'Journals', ms: 'Jurnal' },
  'journal-checking-forms': {
    en: 'Preliminary Checking Journal Registration',
    ms: 'Semakan Awal Pendaftaran Jurnal',
  },
  'journal-verification': { en: 'Verification', ms: 'Pengesahan jurnal' },
});
