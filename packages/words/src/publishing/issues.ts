import { type TextWith, words } from '../text.ts';

export const issueStateWords = words({
  draft: { en: 'Draft', ms: 'Draf' },
  compiled: { en: 'Compiled', ms: 'Telah disusun' },
  requested: { en: 'Publication requested', ms: 'Penerbitan diminta' },
  approved: { en: 'First approval given', ms: 'Kelulusan pertama diberi' },
  public: { en: 'Published', ms: 'Diterbitkan' },
  returned: { en: 'Returned', ms: 'Dikembalikan' },
  unpublished: { en: 'Unpublished', ms: 'Dinyahterbit' },
});

/** What the state of an issue means, and what comes next. */
export const issueMeaning = words({
  draft: {
    en: 'Add articles, put them in order, then request publication.',
    ms: 'Tambah artikel, susun turutannya, kemudian minta penerbitan.',
  },
  compiled: {
    en: 'The table of contents stands. Request publication when nothing is missing.',
    ms: 'Isi kandungan sudah ada. Minta penerbitan apabila tiada yang kurang.',
  },
  requested: {
    en: 'Two people approve before readers see it. A change of content voids what was asked.',
    ms: 'Dua orang meluluskan sebelum pembaca melihatnya. Perubahan kandungan membatalkan permintaan.',
  },
  approved: {
    en: 'Another person gives the final approval; then it is public. A change of content voids what was approved.',
    ms: 'Orang lain memberi kelulusan akhir; selepas itu keluaran diterbitkan. Perubahan kandungan membatalkan kelulusan.',
  },
  public: { en: 'Readers can open it on the journal’s site.', ms: 'Pembaca boleh membukanya di laman jurnal.' },
  returned: {
    en: 'Mend what the reason names, then request publication again.',
    ms: 'Betulkan perkara yang dinyatakan, kemudian minta penerbitan semula.',
  },
  unpublished: {
    en: 'It was public and is not any more.',
    ms: 'Keluaran ini pernah diterbitkan dan kini tidak lagi.',
  },
});

/** Volumes and issues of a journal, and one issue with its table of contents. */
export const issues = {
  ...words({
    listTitle: { en: 'Issues', ms: 'Keluaran' },
    listLead: {
      en: 'The volumes of the journal and what each of their issues waits for.',
      ms: 'Jilid jurnal dan perkara yang ditunggu oleh setiap keluarannya.',
    },
    addVolume: { en: 'Add a volume', ms: 'Tambah jilid' },
    addIssue: { en: 'Add an issue', ms: 'Tambah keluaran' },
    volumeNumber: { en: 'Volume', ms: 'Jilid' },
    year: { en: 'Year', ms: 'Tahun' },
    issueNumber: { en: 'Number', ms: 'Bilangan' },
    titleEn: { en: 'Title in English', ms: 'Tajuk dalam bahasa Inggeris' },
    titleMs: { en: 'Title in Malay', ms: 'Tajuk dalam bahasa Melayu' },
    planned: { en: 'Planned for', ms: 'Dirancang pada' },
    continuous: {
      en: 'Continuous publication: the issue stays open and grows',
      ms: 'Penerbitan berterusan: keluaran kekal terbuka dan bertambah',
    },
    numberMissing: { en: 'Write a number.', ms: 'Tulis bilangan.' },
    yearWrong: { en: 'Write a year of four digits.', ms: 'Tulis tahun empat angka.' },
    volumeMissing: { en: 'Choose the volume.', ms: 'Pilih jilid.' },
    saving: { en: 'Saving …', ms: 'Menyimpan …' },
    volumeAdded: { en: 'Volume added', ms: 'Jilid ditambah' },
    issueAdded: { en: 'Issue added', ms: 'Keluaran ditambah' },
    noVolumes: { en: 'No volumes yet', ms: 'Belum ada jilid' },
    noVolumesWhy: {
      en: 'A volume holds the issues of a year. Add one, then its first issue.',
      ms: 'Jilid menghimpunkan keluaran bagi setahun. Tambah satu, kemudian keluaran pertamanya.',
    },
    noIssues: { en: 'No issues in this volume yet.', ms: 'Belum ada keluaran dalam jilid ini.' },
    deleteVolume: { en: 'Delete the volume', ms: 'Padam jilid' },
    deleteVolumeSure: { en: 'The volume is empty and can go.', ms: 'Jilid ini kosong dan boleh dipadam.' },
    deleted: { en: 'Deleted', ms: 'Telah dipadam' },
    deleting: { en: 'Deleting …', ms: 'Memadam …' },
    issue: { en: 'Issue', ms: 'Keluaran' },
    state: { en: 'State', ms: 'Keadaan' },
    articles: { en: 'Articles', ms: 'Artikel' },
    date: { en: 'Date', ms: 'Tarikh' },
    steps: { en: 'State and steps of the issue', ms: 'Keadaan dan langkah keluaran' },
    about: { en: 'About this issue', ms: 'Perihal keluaran ini' },
    contents: { en: 'Table of contents', ms: 'Isi kandungan' },
    contentsHelp: {
      en: 'The buttons, or Alt with the arrow keys, move an article up and down; its pages are saved when you leave the field.',
      ms: 'Butang, atau Alt bersama kekunci anak panah, menggerakkan artikel ke atas dan ke bawah; halaman disimpan apabila anda meninggalkan medan.',
    },
    noContents: { en: 'No articles in this issue yet', ms: 'Belum ada artikel dalam keluaran ini' },
    noContentsWhy: { en: 'Add those that wait below.', ms: 'Tambah artikel yang menunggu di bawah.' },
    waiting: { en: 'Waiting for an issue', ms: 'Menunggu keluaran' },
    noWaiting: { en: 'No article waits', ms: 'Tiada artikel menunggu' },
    noWaitingWhy: {
      en: 'Articles in production appear here until they are set into an issue.',
      ms: 'Artikel dalam produksi dipaparkan di sini sehingga dimasukkan ke dalam keluaran.',
    },
    takeOut: { en: 'Take out', ms: 'Keluarkan' },
    add: { en: 'Add', ms: 'Tambah' },
    pages: { en: 'Pages', ms: 'Halaman' },
    noGalley: { en: 'No galley', ms: 'Tiada galley' },
    ordering: { en: 'Moving …', ms: 'Menggerakkan …' },
    adding: { en: 'Adding …', ms: 'Menambah …' },
    added: { en: 'The article is in the issue', ms: 'Artikel dimasukkan ke dalam keluaran' },
    voided: {
      en: 'What was asked or approved is void: ask for publication again.',
      ms: 'Permintaan dan kelulusan terbatal: minta penerbitan semula.',
    },
    pagesSaved: { en: 'Pages saved', ms: 'Halaman disimpan' },
    takenOut: { en: 'The article waits again', ms: 'Artikel menunggu semula' },
    missing: { en: 'What is missing', ms: 'Apa yang kurang' },
    nothingMissing: { en: 'Nothing is missing.', ms: 'Tiada yang kurang.' },
    request: { en: 'Request publication', ms: 'Minta penerbitan' },
    approve: { en: 'Give the first approval', ms: 'Beri kelulusan pertama' },
    approveFinally: { en: 'Publish', ms: 'Terbitkan' },
    giveBack: { en: 'Return', ms: 'Kembalikan' },
    requestSure: {
      en: 'Those who approve issues will see that this one waits for them.',
      ms: 'Mereka yang meluluskan keluaran akan melihat bahawa keluaran ini menunggu.',
    },
    approveSure: {
      en: 'Another person must then give the final approval.',
      ms: 'Selepas itu orang lain mesti memberi kelulusan akhir.',
    },
    publishSure: {
      en: 'Readers can open the issue and its articles at once, and its authors are told.',
      ms: 'Pembaca boleh membuka keluaran dan artikelnya serta-merta, dan pengarang dimaklumkan.',
    },
    returnSure: {
      en: 'The issue goes back to be mended; what was approved is void.',
      ms: 'Keluaran dikembalikan untuk dibetulkan; kelulusan terbatal.',
    },
    reason: { en: 'Reason', ms: 'Sebab' },
    requesting: { en: 'Requesting …', ms: 'Meminta …' },
    requested: { en: 'Publication is requested', ms: 'Penerbitan telah diminta' },
    approving: { en: 'Approving …', ms: 'Meluluskan …' },
    approved: { en: 'The first approval is given', ms: 'Kelulusan pertama telah diberi' },
    publishing: { en: 'Publishing …', ms: 'Menerbitkan …' },
    published: { en: 'The issue is public', ms: 'Keluaran telah diterbitkan' },
    returning: { en: 'Returning …', ms: 'Mengembalikan …' },
    returned: { en: 'The issue was returned', ms: 'Keluaran telah dikembalikan' },
    secondPerson: {
      en: 'You gave the approval before this one. Another person must give the final one.',
      ms: 'Anda memberi kelulusan sebelum ini. Orang lain mesti memberi kelulusan akhir.',
    },
    changed: {
      en: 'Somebody else changed this issue meanwhile. It is shown as it is now; look at it and choose again.',
      ms: 'Orang lain telah mengubah keluaran ini. Keadaan terkini dipaparkan; semak dan pilih semula.',
    },
    approvals: { en: 'Approvals', ms: 'Kelulusan' },
    requestedBy: { en: 'Requested by', ms: 'Diminta oleh' },
    approvedBy: { en: 'First approval', ms: 'Kelulusan pertama' },
    finalApproval: { en: 'Final approval', ms: 'Kelulusan akhir' },
    lookAt: { en: 'Page numbers to look at', ms: 'Nombor halaman untuk disemak' },
    lookAtWhy: { en: 'They hold nothing up.', ms: 'Perkara ini tidak menghalang penerbitan.' },
    publishedOn: { en: 'Published', ms: 'Diterbitkan' },
    notYet: { en: 'not yet', ms: 'belum' },
    onSite: { en: 'Open on the journal’s site', ms: 'Buka di laman jurnal' },
    loading: { en: 'Opening the issue…', ms: 'Membuka keluaran…' },
  }),
  on: {
    en: ({ name, date }) => `${name}, ${date}`,
    ms: ({ name, date }) => `${name}, ${date}`,
  } satisfies TextWith<{ name: string; date: string }>,
  name: {
    en: ({ volume, number, year }) => `Vol. ${volume}, No. ${number} (${year})`,
    ms: ({ volume, number, year }) => `Jilid ${volume}, Bil. ${number} (${year})`,
  } satisfies TextWith<{ volume: string; number: string; year: number }>,
  volume: {
    en: ({ number, year }) => `Volume ${number} (${year})`,
    ms: ({ number, year }) => `Jilid ${number} (${year})`,
  } satisfies TextWith<{ number: string; year: number }>,
  countArticles: {
    en: ({ count }) => (count === 1 ? '1 article' : `${count} articles`),
    ms: ({ count }) => `${count} artikel`,
  } satisfies TextWith<{ count: number }>,
  actOn: {
    en: ({ act, title }) => `${act}: ${title}`,
    ms: ({ act, title }) => `${act}: ${title}`,
  } satisfies TextWith<{ act: string; title: string }>,
  moved: {
    en: ({ title, place, of }) => `${title}: now ${place} of ${of}`,
    ms: ({ title, place, of }) => `${title}: kini ${place} daripada ${of}`,
  } satisfies TextWith<{ title: string; place: number; of: number }>,
};
