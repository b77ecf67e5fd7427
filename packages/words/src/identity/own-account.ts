import { words } from '../text.ts';

/** The account page and affiliations. */
export const ownAccount = words({
  title: { en: 'Profile', ms: 'Profil' },
  lead: {
    en: 'Who you are, how you sign in, and where you are logged in.',
    ms: 'Maklumat diri anda, cara log masuk, dan tempat anda log masuk.',
  },
  person: { en: 'About you', ms: 'Tentang anda' },
  biography: { en: 'About your work', ms: 'Tentang kerja anda' },
  biographyEn: { en: 'About your work, in English', ms: 'Tentang kerja anda, dalam bahasa Inggeris' },
  biographyMs: { en: 'About your work, in Malay', ms: 'Tentang kerja anda, dalam bahasa Melayu' },
  biographyHelp: {
    en: 'A short biography, 2,000 characters at most. Seen by you, by Administrators and by editors, who choose reviewers.',
    ms: 'Biografi ringkas, paling banyak 2,000 aksara. Dilihat oleh anda dan Pentadbir.',
  },
  interests: { en: 'Fields of research', ms: 'Bidang penyelidikan' },
  interestsHelp: { en: 'Editors look for reviewers by these.', ms: 'Editor mencari pewasit berdasarkan bidang ini.' },
  affiliations: { en: 'Affiliations', ms: 'Afiliasi' },
  affiliationsLead: {
    en: 'Your main one is filled in when you start a submission.',
    ms: 'Afiliasi utama diisi apabila anda memulakan penghantaran.',
  },
  institution: { en: 'Institution', ms: 'Institusi' },
  from: { en: 'From', ms: 'Dari' },
  until: { en: 'Until', ms: 'Hingga' },
  endsBefore: { en: 'The end is before the beginning.', ms: 'Tarikh tamat lebih awal daripada tarikh mula.' },
  department: { en: 'Faculty or department', ms: 'Fakulti atau jabatan' },
  country: { en: 'Country', ms: 'Negara' },
  main: { en: 'Main affiliation', ms: 'Afiliasi utama' },
  add: { en: 'Add an affiliation', ms: 'Tambah afiliasi' },
  remove: { en: 'Remove this affiliation', ms: 'Alih keluar afiliasi ini' },
  none: { en: 'No affiliation yet.', ms: 'Belum ada afiliasi.' },
  faultInstitution: {
    en: 'Write the institution, or remove this affiliation.',
    ms: 'Tulis institusi, atau alih keluar afiliasi ini.',
  },
  saveAffiliations: { en: 'Save the affiliations', ms: 'Simpan afiliasi' },
  savingAffiliations: { en: 'Saving the affiliations …', ms: 'Sedang menyimpan afiliasi …' },
  savedAffiliations: { en: 'Affiliations saved', ms: 'Afiliasi disimpan' },
  whereTitle: { en: 'Where do you work?', ms: 'Di manakah anda bertugas?' },
  whereLead: {
    en: 'One affiliation is enough for now; more can be added in the profile.',
    ms: 'Satu afiliasi sudah memadai buat masa ini; yang lain boleh ditambah dalam profil.',
  },
  password: { en: 'Password', ms: 'Kata laluan' },
  oldPassword: { en: 'Present password', ms: 'Kata laluan semasa' },
  changePassword: { en: 'Change password', ms: 'Tukar kata laluan' },
  changing: { en: 'Changing the password …', ms: 'Sedang menukar kata laluan …' },
  changed: {
    en: 'Password changed. Other sessions have ended.',
    ms: 'Kata laluan ditukar. Sesi lain telah ditamatkan.',
  },
});
