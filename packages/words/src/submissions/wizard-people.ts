import { type TextWith, words } from '../text.ts';

/** The contributors of a submission. */
export const wizardPeople = {
  ...words({
    lead: {
      en: 'In the order of the article. Only people who contributed and agree to the version that is submitted.',
      ms: 'Susun mengikut turutan dalam artikel. Hanya mereka yang menyumbang dan bersetuju dengan versi yang dihantar.',
    },
    who: { en: 'Who is listed?', ms: 'Siapa yang disenaraikan?' },
    whoWhy: {
      en: 'Those who contributed to the study and agree to the version that is submitted. Other helpers may be thanked in the acknowledgements.',
      ms: 'Mereka yang menyumbang kepada kajian dan bersetuju dengan versi yang dihantar. Pembantu lain boleh disebut dalam penghargaan.',
    },
    corresponding: { en: 'Corresponding author', ms: 'Pengarang koresponden' },
    correspondingHelp: {
      en: 'Receives the mails of the journal. The e-mail is then needed.',
      ms: 'Menerima e-mel daripada jurnal. E-mel diperlukan.',
    },
    edit: { en: 'Edit', ms: 'Sunting' },
    editing: { en: 'being edited', ms: 'sedang disunting' },
    newOne: { en: 'New contributor', ms: 'Penyumbang baharu' },
    type: { en: 'Kind of contributor', ms: 'Jenis penyumbang' },
    person: { en: 'Person', ms: 'Orang perseorangan' },
    organisation: { en: 'Organisation or group', ms: 'Organisasi atau kumpulan' },
    name: { en: 'Full name', ms: 'Nama penuh' },
    nameHelp: {
      en: 'As printed in the article. Without titles.',
      ms: 'Seperti yang dicetak dalam artikel. Tanpa gelaran.',
    },
    organisationName: { en: 'Name of the organisation', ms: 'Nama organisasi' },
    email: { en: 'E-mail', ms: 'E-mel' },
    orcid: { en: 'ORCID iD', ms: 'iD ORCID' },
    orcidHelp: { en: '16 digits, such as 0000-0002-1825-0097', ms: '16 digit, contohnya 0000-0002-1825-0097' },
    orcidWrong: {
      en: 'This is not an ORCID iD: 16 digits, the last may be X, and it checks the others.',
      ms: 'Ini bukan iD ORCID: 16 digit, yang terakhir boleh jadi X dan menyemak digit lain.',
    },
    emailWrong: {
      en: 'This e-mail is not complete. Add its end, such as .edu.my.',
      ms: 'E-mel ini belum lengkap. Tambah bahagian akhirnya, contohnya .edu.my.',
    },
    emailNeeded: {
      en: 'A corresponding author needs an e-mail address.',
      ms: 'Pengarang koresponden memerlukan alamat e-mel.',
    },
    nameNeeded: { en: 'Write the name.', ms: 'Tulis nama.' },
    affiliations: { en: 'Affiliations', ms: 'Afiliasi' },
    affiliationNeeded: { en: 'Give at least one affiliation.', ms: 'Beri sekurang-kurangnya satu afiliasi.' },
    noAffiliation: { en: 'No affiliation yet', ms: 'Belum ada afiliasi' },
    institution: { en: 'Institution', ms: 'Institusi' },
    institutionNeeded: {
      en: 'Write the institution, or remove this affiliation.',
      ms: 'Tulis institusi, atau alih keluar afiliasi ini.',
    },
    department: { en: 'Faculty or department', ms: 'Fakulti atau jabatan' },
    country: { en: 'Country', ms: 'Negara' },
    addAffiliation: { en: 'Add an affiliation', ms: 'Tambah afiliasi' },
    removeAffiliation: { en: 'Remove this affiliation', ms: 'Alih keluar afiliasi ini' },
    credit: { en: 'Contributor roles (CRediT)', ms: 'Peranan penyumbang (CRediT)' },
    creditHelp: {
      en: 'Choose what this person did, and how much of it: lead, equal or supporting.',
      ms: 'Pilih sumbangan orang ini dan tahapnya: utama, sama rata atau sokongan.',
    },
    done: { en: 'Save this contributor', ms: 'Simpan penyumbang ini' },
    cancel: { en: 'Cancel', ms: 'Batal' },
    remove: { en: 'Remove contributor', ms: 'Alih keluar penyumbang' },
    add: { en: 'Add a contributor', ms: 'Tambah penyumbang' },
    saving: { en: 'Saving the contributor …', ms: 'Sedang menyimpan penyumbang …' },
    removing: { en: 'Removing the contributor …', ms: 'Sedang mengalih keluar penyumbang …' },
    none: { en: 'No contributors yet', ms: 'Belum ada penyumbang' },
    noneWhy: {
      en: 'List everybody who is named as an author.',
      ms: 'Senaraikan semua yang dinamakan sebagai pengarang.',
    },
    finishFirst: {
      en: 'Save or cancel the contributor being edited first.',
      ms: 'Simpan atau batalkan penyumbang yang sedang disunting dahulu.',
    },
  }),
  removeWhy: {
    en: ({ name }) => `${name} will no longer be listed. What was written about this contributor is lost.`,
    ms: ({ name }) => `${name} tidak akan disenaraikan lagi. Butiran penyumbang ini akan hilang.`,
  } satisfies TextWith<{ name: string }>,
  editName: {
    en: ({ name }) => `Edit ${name}`,
    ms: ({ name }) => `Sunting ${name}`,
  } satisfies TextWith<{ name: string }>,
};
