import type { Anonymity, ReviewFacet, ReviewFacets, StageDay } from '@naskhah/kernel/stage-settings';
import type { Stage } from '@naskhah/kernel/stages';
import { type Text, type TextWith, words } from '../text.ts';

type Counted = TextWith<{ count: number }>;

/** What each number of days is given for. */
export const dayNames: Record<StageDay, Text> = {
  first_look: { en: 'First look', ms: 'Semakan awal' },
  answer: { en: 'Answer to an invitation', ms: 'Jawapan kepada jemputan' },
  report: { en: 'Report of a reviewer', ms: 'Laporan pewasit' },
  revision: { en: 'Revision by the authors', ms: 'Pindaan oleh pengarang' },
  decision: { en: 'Decision after reports', ms: 'Keputusan selepas laporan' },
  copyedit: { en: 'Copyediting', ms: 'Penyuntingan salinan' },
  layout: { en: 'Galleys', ms: 'Galley' },
};

/** Beside the days of a stage in the list. */
export const dayMeans: Record<Stage, Text> = {
  submission: { en: 'to a first look', ms: 'hingga semakan awal' },
  review: { en: 'for a report', ms: 'untuk satu laporan' },
  copyediting: { en: 'for the copyeditor', ms: 'untuk editor salinan' },
  production: { en: 'to the galleys', ms: 'hingga galley siap' },
  publication: { en: 'two approvals', ms: 'dua kelulusan' },
};

export const anonymityNames: Record<Anonymity, Text> = {
  'double-anonymous': { en: 'Double-anonymous', ms: 'Tanpa nama dua hala' },
  anonymous: { en: 'Single-anonymous', ms: 'Tanpa nama sehala' },
  open: { en: 'Open identities', ms: 'Identiti terbuka' },
};

export const anonymityHelp: Record<Anonymity, Text> = {
  'double-anonymous': { en: 'Nobody knows whom', ms: 'Kedua-dua pihak tidak saling mengenali' },
  anonymous: { en: 'Reviewers know the authors', ms: 'Pewasit mengetahui pengarang' },
  open: { en: 'Everybody knows everybody', ms: 'Semua pihak saling mengenali' },
};

export const facetNames: { [F in ReviewFacet]: Text } = words({
  interaction: { en: 'Reviewers talk to', ms: 'Pewasit berhubung dengan' },
  published: { en: 'What is published of reviews', ms: 'Bahagian pewasitan yang diterbitkan' },
  commenting: { en: 'Comments after publication', ms: 'Ulasan selepas penerbitan' },
});

export const facetValues: { [F in ReviewFacet]: Record<ReviewFacets[F], Text> } = {
  interaction: {
    editor: { en: 'Editors only', ms: 'Editor sahaja' },
    'other-reviewers': { en: 'Editors and other reviewers', ms: 'Editor dan pewasit lain' },
    authors: { en: 'Editors, other reviewers and authors', ms: 'Editor, pewasit lain dan pengarang' },
  },
  published: {
    nothing: { en: 'Nothing', ms: 'Tiada' },
    summaries: { en: 'Summaries', ms: 'Ringkasan' },
    reports: { en: 'Reports', ms: 'Laporan' },
    'reports-and-names': { en: 'Reports with the reviewers’ names', ms: 'Laporan bersama nama pewasit' },
  },
  commenting: {
    none: { en: 'None', ms: 'Tiada' },
    invited: { en: 'By invitation', ms: 'Melalui jemputan' },
    open: { en: 'Open to everybody', ms: 'Terbuka kepada semua' },
  },
};

/** From Sunday, as days of the week are counted. */
export const weekdays: readonly Text[] = [
  { en: 'Sunday', ms: 'Ahad' },
  { en: 'Monday', ms: 'Isnin' },
  { en: 'Tuesday', ms: 'Selasa' },
  { en: 'Wednesday', ms: 'Rabu' },
  { en: 'Thursday', ms: 'Khamis' },
  { en: 'Friday', ms: 'Jumaat' },
  { en: 'Saturday', ms: 'Sabtu' },
];

export const workflowSettings = {
  ...words({
    stages: { en: 'Stages', ms: 'Peringkat' },
    days: { en: 'days', ms: 'hari' },
    noDays: { en: 'No due date', ms: 'Tiada tarikh akhir' },
    inUse: { en: 'In use', ms: 'Digunakan' },
    skipped: { en: 'Left out', ms: 'Ditinggalkan' },
    skippedWhy: { en: 'Articles pass it by', ms: 'Artikel melangkauinya' },
    first: { en: 'Always first', ms: 'Sentiasa pertama' },
    last: { en: 'Always last', ms: 'Sentiasa terakhir' },
    always: { en: 'Always in use', ms: 'Sentiasa digunakan' },
    nobodyDecides: { en: 'Nobody decides', ms: 'Tiada yang memutuskan' },
    nameAndDates: { en: 'Name and dates', ms: 'Nama dan tarikh' },
    datesWhy: {
      en: 'Days count from now on. Articles under way keep their dates.',
      ms: 'Tempoh ini berkuat kuasa mulai sekarang. Artikel yang sedang berjalan mengekalkan tarikhnya.',
    },
    nameEn: { en: 'Name in English', ms: 'Nama dalam bahasa Inggeris' },
    nameMs: { en: 'Name in Malay', ms: 'Nama dalam bahasa Melayu' },
    nameMissing: { en: 'Write a name.', ms: 'Tulis nama.' },
    takesPart: { en: 'Who takes part', ms: 'Siapa yang terlibat' },
    levelsWhy: {
      en: 'Levels build on each other: who recommends may also contribute and view.',
      ms: 'Setiap tahap merangkumi tahap sebelumnya: yang mengesyorkan juga boleh menyumbang dan melihat.',
    },
    levelsClosed: {
      en: 'Presets that hold more than you do are not yours to change.',
      ms: 'Praset yang mempunyai capaian melebihi capaian anda tidak boleh anda ubah.',
    },
    level: { en: 'Level', ms: 'Tahap' },
    mails: { en: 'E-mails', ms: 'E-mel' },
    mailsWhy: { en: 'Sent by this stage, switched at once.', ms: 'Dihantar oleh peringkat ini, diubah serta-merta.' },
    mailTexts: { en: 'Write their texts', ms: 'Tulis teksnya' },
    noMails: { en: 'This stage sends no e-mails.', ms: 'Peringkat ini tidak menghantar e-mel.' },
    alwaysSent: { en: 'Always sent', ms: 'Sentiasa dihantar' },
    notSent: { en: 'Not sent', ms: 'Tidak dihantar' },
    mailSwitched: { en: 'E-mails switched', ms: 'E-mel diubah' },
    save: { en: 'Save changes', ms: 'Simpan perubahan' },
    saving: { en: 'Saving …', ms: 'Sedang menyimpan …' },
    saved: { en: 'Stage saved', ms: 'Peringkat disimpan' },
    taken: { en: 'Stage taken up', ms: 'Peringkat digunakan' },
    left: { en: 'Stage left out', ms: 'Peringkat ditinggalkan' },
    rules: { en: 'For all stages', ms: 'Bagi semua peringkat' },
    reviewType: { en: 'Review type', ms: 'Jenis pewasitan' },
    identities: { en: 'Who knows whom', ms: 'Siapa mengenali siapa' },
    reviewWhy: {
      en: 'Holds for rounds that open from now on; the journal’s page says it to everybody.',
      ms: 'Berkuat kuasa bagi pusingan yang dibuka mulai sekarang; dipaparkan kepada semua pada laman jurnal.',
    },
    calendar: { en: 'Calendar', ms: 'Kalendar' },
    timeZone: { en: 'Time zone', ms: 'Zon waktu' },
    counted: { en: 'Which days count towards a due date', ms: 'Hari yang dikira untuk tarikh akhir' },
    allDays: { en: 'All days', ms: 'Semua hari' },
    workingDays: { en: 'Working days only', ms: 'Hari bekerja sahaja' },
    weekend: { en: 'Days without work', ms: 'Hari tidak bekerja' },
    weekendLong: { en: 'Leave at least two days to work on.', ms: 'Tinggalkan sekurang-kurangnya dua hari bekerja.' },
    holidays: { en: 'Holidays', ms: 'Hari cuti' },
    holiday: { en: 'Day', ms: 'Hari' },
    addHoliday: { en: 'Add a holiday', ms: 'Tambah hari cuti' },
    removeHoliday: { en: 'Remove this holiday', ms: 'Alih keluar hari cuti ini' },
    holidayWrong: { en: 'Write the whole date, each only once.', ms: 'Tulis tarikh penuh, setiap satu sekali sahaja.' },
    edit: { en: 'Edit', ms: 'Sunting' },
    rulesSaved: { en: 'Settings saved', ms: 'Tetapan disimpan' },
  }),
  lead: {
    en: ({ count }) =>
      `The stages that an article passes through, who acts in each and what is sent when. Changes hold from now on; ${count === 1 ? '1 article' : `${count} articles`} under way keep their dates.`,
    ms: ({ count }) =>
      `Peringkat yang dilalui artikel, siapa yang bertindak dan apa yang dihantar. Perubahan berkuat kuasa mulai sekarang; ${count} artikel yang sedang berjalan mengekalkan tarikhnya.`,
  } satisfies Counted,
  countedDays: {
    en: ({ count }) => (count === 1 ? '1 day' : `${count} days`),
    ms: ({ count }) => `${count} hari`,
  } satisfies Counted,
  decides: {
    en: ({ who }) => `${who} decides`,
    ms: ({ who }) => `${who} memutuskan`,
  } satisfies TextWith<{ who: string }>,
  moreTakePart: {
    en: ({ count }) => (count === 1 ? '1 more takes part' : `${count} more take part`),
    ms: ({ count }) => `${count} lagi terlibat`,
  } satisfies Counted,
  mandatory: {
    en: ({ who }) => `At least one of these stands in every article: ${who}.`,
    ms: ({ who }) => `Sekurang-kurangnya seorang daripada yang berikut terlibat dalam setiap artikel: ${who}.`,
  } satisfies TextWith<{ who: string }>,
  tooMany: {
    en: ({ most, meant }) => `At most ${most} days.${meant ? ` Did you mean ${meant}?` : ''}`,
    ms: ({ most, meant }) => `Paling banyak ${most} hari.${meant ? ` Adakah maksud anda ${meant}?` : ''}`,
  } satisfies TextWith<{ most: number; meant: number | undefined }>,
  wholeDays: {
    en: ({ most }) => `Write a whole number of days, 1 to ${most}.`,
    ms: ({ most }) => `Tulis bilangan hari, 1 hingga ${most}.`,
  } satisfies TextWith<{ most: number }>,
  toWhom: {
    en: ({ who }) => `to ${who}`,
    ms: ({ who }) => `kepada ${who}`,
  } satisfies TextWith<{ who: string }>,
  free: {
    en: ({ days }) => `${days} free`,
    ms: ({ days }) => `cuti ${days}`,
  } satisfies TextWith<{ days: string }>,
  holidayCount: {
    en: ({ count }) => (count === 1 ? '1 holiday' : `${count} holidays`),
    ms: ({ count }) => `${count} hari cuti`,
  } satisfies Counted,
  editOf: {
    en: ({ name }) => `Edit: ${name}`,
    ms: ({ name }) => `Sunting: ${name}`,
  } satisfies TextWith<{ name: string }>,
  inUseOf: {
    en: ({ name }) => `In use: ${name}`,
    ms: ({ name }) => `Digunakan: ${name}`,
  } satisfies TextWith<{ name: string }>,
  holidayNumber: {
    en: ({ place }) => `Holiday ${place}`,
    ms: ({ place }) => `Hari cuti ${place}`,
  } satisfies TextWith<{ place: number }>,
};
