import type { PresetFlag } from '@naskhah/kernel/journal-permission';
import type { Stage, StageLevel } from '@naskhah/kernel/stages';
import { type Text, type TextWith, words } from '../text.ts';

export const stageNames: Record<Stage, Text> = {
  submission: { en: 'Submission', ms: 'Penghantaran' },
  review: { en: 'Review', ms: 'Pewasitan' },
  copyediting: { en: 'Copyediting', ms: 'Penyuntingan salinan' },
  production: { en: 'Production', ms: 'Produksi' },
  publication: { en: 'Publication', ms: 'Penerbitan' },
};

export const levelNames: Record<StageLevel, Text> = {
  none: { en: 'None', ms: 'Tiada' },
  view: { en: 'View', ms: 'Lihat' },
  contribute: { en: 'Contribute', ms: 'Menyumbang' },
  recommend: { en: 'Recommend', ms: 'Mengesyorkan' },
  decide: { en: 'Decide', ms: 'Memutuskan' },
};

/** What a journal role does in the flow (specification, section 6). */
export const functionNames: readonly { bit: number; name: Text }[] = [
  {
    bit: 1,
    name: { en: 'Monitors the journal: sees unassigned articles', ms: 'Memantau jurnal: melihat artikel belum diagih' },
  },
  { bit: 2, name: { en: 'Is mailed when an article is submitted', ms: 'Menerima e-mel apabila artikel dihantar' } },
  { bit: 4, name: { en: 'Submits as an author', ms: 'Menghantar sebagai pengarang' } },
  {
    bit: 64,
    name: { en: 'Mandatory participant: an editor of each article', ms: 'Peserta wajib: editor bagi setiap artikel' },
  },
];

export const flagNames: Record<PresetFlag, Text> = {
  requestToManage: { en: 'May ask to manage a journal', ms: 'Boleh memohon mengurus jurnal' },
  approveManagers: { en: 'Decides on requests to manage', ms: 'Memutuskan permohonan mengurus' },
  receivesJournals: { en: 'Is mailed of new journals', ms: 'Menerima e-mel tentang jurnal baharu' },
  admin: { en: 'Administrator', ms: 'Pentadbir' },
  evaluationSecretariat: { en: 'Secretariat of the evaluation', ms: 'Urus setia penilaian' },
  evaluator: { en: 'Evaluates journals', ms: 'Menilai jurnal' },
  committeeMember: { en: 'Votes in the committee', ms: 'Mengundi dalam jawatankuasa' },
  committeeChair: { en: 'Chairs the committee', ms: 'Mempengerusikan jawatankuasa' },
  reportDesigner: { en: 'Designs reports', ms: 'Mereka bentuk laporan' },
  internalReports: { en: 'Reads internal reports', ms: 'Membaca laporan dalaman' },
  checksJournals: { en: 'Checks and verifies journals', ms: 'Menyemak dan mengesahkan jurnal' },
};

/** The screen of roles and presets. */
export const presetPage = {
  ...words({
    title: { en: 'Role Preset', ms: 'Praset Peranan' },
    lead: {
      en: 'What the roles of the platform open, and what each journal grants its people.',
      ms: 'Capaian peranan platform, dan capaian yang diberi setiap jurnal kepada ahlinya.',
    },
    parts: { en: 'Roles and presets', ms: 'Peranan dan praset' },
    roles: { en: 'Platform roles', ms: 'Peranan platform' },
    presets: { en: 'Journal presets', ms: 'Praset jurnal' },
    holdersTab: { en: 'Who holds them', ms: 'Pemegang' },
    journal: { en: 'Journal', ms: 'Jurnal' },
    role: { en: 'Role', ms: 'Peranan' },
    preset: { en: 'Preset', ms: 'Praset' },
    flags: { en: 'Flags', ms: 'Bendera' },
    menu: { en: 'Menu', ms: 'Menu' },
    holders: { en: 'Holders', ms: 'Pemegang' },
    permissions: { en: 'Sections', ms: 'Bahagian' },
    functions: { en: 'Functions', ms: 'Fungsi' },
    stages: { en: 'Stages', ms: 'Peringkat' },
    nameEn: { en: 'Name in English', ms: 'Nama dalam bahasa Inggeris' },
    nameMs: { en: 'Name in Malay', ms: 'Nama dalam bahasa Melayu' },
    nameMissing: { en: 'Write a name.', ms: 'Tulis nama.' },
    shared: {
      en: 'Workflow Management and Email Template share one bit (16384): one grant opens both.',
      ms: 'Pengurusan Aliran Kerja dan Templat E-mel berkongsi satu bit (16384): satu kebenaran membuka kedua-duanya.',
    },
    reserved: { en: 'Reserved', ms: 'Dikhaskan' },
    add: { en: 'Add a preset', ms: 'Tambah praset' },
    addRole: { en: 'Add a role', ms: 'Tambah peranan' },
    removeRoleTitle: { en: 'Delete this role?', ms: 'Padam peranan ini?' },
    roleRemoved: { en: 'Role deleted', ms: 'Peranan dipadam' },
    shipped: { en: 'Shipped presets…', ms: 'Praset asal…' },
    shippedTitle: { en: 'Add the shipped presets that are missing?', ms: 'Tambah praset asal yang tiada?' },
    shippedWhy: {
      en: 'The journal gets those that it was begun with and lacks now. Presets that were changed stay as they are, and nobody is given one.',
      ms: 'Jurnal menerima semula praset asal yang tiada sekarang. Praset yang telah diubah kekal seadanya, dan tiada sesiapa yang diberi praset.',
    },
    shippedAdded: { en: 'The journal has all shipped presets', ms: 'Jurnal mempunyai semua praset asal' },
    edit: { en: 'Edit', ms: 'Sunting' },
    remove: { en: 'Delete…', ms: 'Padam…' },
    removeTitle: { en: 'Delete this preset?', ms: 'Padam praset ini?' },
    removeWhy: { en: 'It cannot be undone.', ms: 'Tindakan ini tidak boleh dibatalkan.' },
    removing: { en: 'Deleting …', ms: 'Sedang memadam …' },
    removed: { en: 'Preset deleted', ms: 'Praset dipadam' },
    save: { en: 'Save', ms: 'Simpan' },
    saving: { en: 'Saving …', ms: 'Sedang menyimpan …' },
    saved: { en: 'Saved', ms: 'Disimpan' },
    person: { en: 'Person', ms: 'Orang' },
    since: { en: 'Since', ms: 'Sejak' },
    change: { en: 'Another preset instead…', ms: 'Praset lain sebagai ganti…' },
    changeTitle: { en: 'Which preset instead?', ms: 'Praset manakah sebagai ganti?' },
    addTo: { en: 'A further preset…', ms: 'Praset tambahan…' },
    addTitle: { en: 'Which further preset?', ms: 'Praset tambahan yang manakah?' },
    chooseWhy: {
      en: 'You can give no more than you hold yourself.',
      ms: 'Anda tidak boleh memberi lebih daripada capaian anda sendiri.',
    },
    take: { en: 'Take back…', ms: 'Tarik balik…' },
    takeTitle: { en: 'Take this preset from the person?', ms: 'Tarik balik praset ini daripada orang itu?' },
    takeWhy: {
      en: 'The access that the preset gives ends at once, and with it their parts in the articles of the journal.',
      ms: 'Capaian yang diberi oleh praset tamat serta-merta, bersama peranan mereka dalam artikel jurnal ini.',
    },
    takesOver: { en: 'Takes over', ms: 'Pengambil alih' },
    takesOverTitle: { en: 'Who takes over as editor?', ms: 'Siapakah yang mengambil alih sebagai editor?' },
    taken: { en: 'Taken back', ms: 'Ditarik balik' },
    nobody: { en: 'Nobody holds a preset here', ms: 'Tiada pemegang praset di sini' },
    nobodyWhy: { en: 'Invite somebody by e-mail.', ms: 'Jemput seseorang melalui e-mel.' },
    noJournal: { en: 'No journal to manage', ms: 'Tiada jurnal untuk diurus' },
    noJournalWhy: {
      en: 'Presets of a journal appear here once you manage its team.',
      ms: 'Praset jurnal dipaparkan di sini apabila anda mengurus pasukannya.',
    },
    nothing: { en: 'Opens no sections', ms: 'Tidak membuka sebarang bahagian' },
    noFlags: { en: 'No flags', ms: 'Tiada bendera' },
  }),
  actionsOf: {
    en: ({ name }) => `What to do with ${name}`,
    ms: ({ name }) => `Tindakan bagi ${name}`,
  } satisfies TextWith<{ name: string }>,
  count: {
    en: ({ count }) => (count === 1 ? '1 person' : `${count} people`),
    ms: ({ count }) => `${count} orang`,
  } satisfies TextWith<{ count: number }>,
};
