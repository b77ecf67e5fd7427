import { type TextWith, words } from '../text.ts';

/** The masthead form of a journal. */
export const journalForm = {
  ...words({
    registerTitle: { en: 'Register a journal', ms: 'Daftar jurnal' },
    registerLead: {
      en: 'Save as often as you like. The secretariat sees it when you submit it for verification.',
      ms: 'Simpan sekerap yang anda mahu. Urus setia melihatnya apabila anda menghantar untuk pengesahan.',
    },
    editTitle: { en: 'Edit the masthead', ms: 'Sunting maklumat jurnal' },
    names: { en: 'Names', ms: 'Nama' },
    name_en: { en: 'Journal title in English', ms: 'Tajuk jurnal dalam bahasa Inggeris' },
    name_ms: { en: 'Journal title in Malay', ms: 'Tajuk jurnal dalam bahasa Melayu' },
    nameHelp: { en: 'One of the two is enough.', ms: 'Satu daripada dua sudah memadai.' },
    abbreviation: { en: 'Abbreviation', ms: 'Singkatan' },
    abbreviationHelp: {
      en: '2 to 12 capital letters and digits. It begins every article number, such as JEK-2026-0001.',
      ms: '2 hingga 12 huruf besar dan digit. Digunakan pada awal setiap nombor artikel, contohnya JEK-2026-0001.',
    },
    path: { en: 'Address of the public site', ms: 'Alamat laman awam' },
    pathHelp: {
      en: 'Small letters, digits and hyphens. The site will be at /j/ and this.',
      ms: 'Huruf kecil, digit dan sempang. Laman akan berada di /j/ diikuti alamat ini.',
    },
    identity: { en: 'ISSN and publisher', ms: 'ISSN dan penerbit' },
    issn: { en: 'Print ISSN', ms: 'ISSN cetak' },
    eissn: { en: 'Online ISSN', ms: 'ISSN dalam talian' },
    issnHelp: { en: 'Eight digits, such as 2785-0420', ms: 'Lapan digit, contohnya 2785-0420' },
    publisherRor: { en: 'Publisher in the registry (ROR)', ms: 'Penerbit dalam daftar (ROR)' },
    publisher: { en: 'Publisher', ms: 'Penerbit' },
    country: { en: 'Country', ms: 'Negara' },
    website: { en: 'Present website', ms: 'Laman web sedia ada' },
    websiteHelp: { en: 'In full, starting with https://', ms: 'Alamat penuh, bermula dengan https://' },
    content: { en: 'Scope', ms: 'Skop' },
    disciplines: { en: 'Disciplines', ms: 'Disiplin' },
    disciplinesHelp: {
      en: 'Fields of research by the FORD classification. The first is the main one.',
      ms: 'Bidang penyelidikan mengikut klasifikasi FORD. Yang pertama ialah bidang utama.',
    },
    addDiscipline: { en: 'Add a discipline', ms: 'Tambah disiplin' },
    scope_en: { en: 'Aims and scope in English', ms: 'Matlamat dan skop dalam bahasa Inggeris' },
    scope_ms: { en: 'Aims and scope in Malay', ms: 'Matlamat dan skop dalam bahasa Melayu' },
    license: { en: 'Licence of new articles', ms: 'Lesen artikel baharu' },
    checklist: { en: 'Submission checklist', ms: 'Senarai semak penghantaran' },
    checklistLead: {
      en: 'Authors confirm each point before they start a submission.',
      ms: 'Pengarang mengesahkan setiap perkara sebelum memulakan penghantaran.',
    },
    itemEn: { en: 'Point in English', ms: 'Perkara dalam bahasa Inggeris' },
    itemMs: { en: 'Point in Malay', ms: 'Perkara dalam bahasa Melayu' },
    addItem: { en: 'Add a point', ms: 'Tambah perkara' },
    removeItem: { en: 'Remove this point', ms: 'Alih keluar perkara ini' },
    itemEmpty: {
      en: 'Write the point in at least one language, or remove it.',
      ms: 'Tulis perkara ini dalam sekurang-kurangnya satu bahasa, atau alih keluar.',
    },
    contact: { en: 'Principal contact', ms: 'Pegawai perhubungan utama' },
    contactName: { en: 'Name', ms: 'Nama' },
    contactEmail: { en: 'E-mail', ms: 'E-mel' },
    save: { en: 'Save', ms: 'Simpan' },
    saving: { en: 'Saving the journal …', ms: 'Sedang menyimpan jurnal …' },
    saved: { en: 'Journal saved', ms: 'Jurnal disimpan' },
    back: { en: 'Back', ms: 'Kembali' },
    faultName: { en: 'Give the journal a name.', ms: 'Beri nama kepada jurnal.' },
    faultPath: {
      en: 'Use 2 to 41 small letters, digits and hyphens.',
      ms: 'Gunakan 2 hingga 41 huruf kecil, digit dan sempang.',
    },
    faultAbbreviation: {
      en: 'Use 2 to 12 letters and digits, a letter first.',
      ms: 'Gunakan 2 hingga 12 huruf dan digit, bermula dengan huruf.',
    },
    faultPublisher: { en: 'Write the publisher.', ms: 'Tulis nama penerbit.' },
    faultWebsite: {
      en: 'Write the whole address, starting with https://.',
      ms: 'Tulis alamat penuh, bermula dengan https://.',
    },
    faultContactName: { en: 'Write the name that belongs to the e-mail.', ms: 'Tulis nama pemilik e-mel.' },
    faultContactEmail: {
      en: 'Write a whole address, such as name@upm.edu.my.',
      ms: 'Tulis alamat penuh, contohnya nama@upm.edu.my.',
    },
    noRegistering: {
      en: 'The role that you use now does not register journals',
      ms: 'Peranan yang anda gunakan sekarang tidak mendaftarkan jurnal',
    },
    noRegisteringWhy: {
      en: 'Change to your role as Member in the account menu, or ask the secretariat.',
      ms: 'Tukar kepada peranan Ahli anda dalam menu akaun, atau tanya urus setia.',
    },
    noAccess: { en: 'You may not edit this journal', ms: 'Anda tidak boleh menyunting jurnal ini' },
    noAccessWhy: { en: 'Its Journal Manager can.', ms: 'Pengurus jurnalnya boleh.' },
  }),
  removeDiscipline: {
    en: ({ name }) => `Remove ${name}`,
    ms: ({ name }) => `Alih keluar ${name}`,
  } satisfies TextWith<{ name: string }>,
  item: {
    en: ({ place }) => `point ${place}`,
    ms: ({ place }) => `perkara ${place}`,
  } satisfies TextWith<{ place: number }>,
};
