import { type TextWith, words } from '../text.ts';

/** States of a journal. */
export const journalStates = words({
  draft: { en: 'Draft', ms: 'Draf' },
  submitted: { en: 'Waiting for verification', ms: 'Menunggu pengesahan' },
  checking: { en: 'Being verified', ms: 'Sedang disahkan' },
  returned: { en: 'Returned for changes', ms: 'Dikembalikan untuk pindaan' },
  verified: { en: 'Verified', ms: 'Disahkan' },
  rejected: { en: 'Rejected', ms: 'Ditolak' },
  active: { en: 'Active', ms: 'Aktif' },
  suspended: { en: 'Suspended', ms: 'Digantung' },
  ceased: { en: 'Ceased', ms: 'Dihentikan' },
  title_changed: { en: 'Title changed', ms: 'Tajuk bertukar' },
});

/** The list of journals, a journal's record and its verification. */
export const journalPages = {
  ...words({
    title: { en: 'Journals', ms: 'Jurnal' },
    lead: {
      en: 'The journals of the portal, and those you work for.',
      ms: 'Jurnal dalam portal, dan jurnal tempat anda bertugas.',
    },
    register: { en: 'Register a journal', ms: 'Daftar jurnal' },
    views: { en: 'Views', ms: 'Paparan' },
    sections: { en: 'Sections of the journal', ms: 'Bahagian jurnal' },
    teamLead: {
      en: 'Who works for the journal, and as what. A change takes effect at once, in open windows too.',
      ms: 'Siapa bertugas untuk jurnal ini dan sebagai apa. Perubahan berkuat kuasa serta-merta, juga dalam tetingkap yang terbuka.',
    },
    articlesLead: {
      en: 'Every article that was submitted to the journal, and where it stands.',
      ms: 'Setiap artikel yang dihantar kepada jurnal ini dan kedudukannya.',
    },
    mastheadLead: {
      en: 'What people read about this journal, in both languages.',
      ms: 'Perkara yang dibaca orang tentang jurnal ini, dalam dua bahasa.',
    },
    all: { en: 'All', ms: 'Semua' },
    mine: { en: 'My journals', ms: 'Jurnal saya' },
    search: { en: 'Name, publisher, ISSN', ms: 'Nama, penerbit, ISSN' },
    state: { en: 'State', ms: 'Keadaan' },
    journal: { en: 'Journal', ms: 'Jurnal' },
    issn: { en: 'ISSN', ms: 'ISSN' },
    disciplines: { en: 'Disciplines', ms: 'Disiplin' },
    team: { en: 'Team', ms: 'Pasukan' },
    articles: { en: 'Articles', ms: 'Artikel' },
    changed: { en: 'Changed', ms: 'Diubah' },
    noTeam: { en: 'Nobody yet', ms: 'Belum ada' },
    noIssn: { en: 'No ISSN', ms: 'Tiada ISSN' },
    empty: { en: 'No journals yet', ms: 'Belum ada jurnal' },
    emptyWhy: {
      en: 'Journals appear here as soon as they are registered.',
      ms: 'Jurnal dipaparkan di sini selepas didaftarkan.',
    },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: {
      en: 'No journal fits. Clear the search and the filters to see all.',
      ms: 'Tiada jurnal yang sepadan. Kosongkan carian dan tapisan untuk melihat semua.',
    },
    clear: { en: 'Clear the filters', ms: 'Kosongkan tapisan' },

    notFound: { en: 'This journal is not there', ms: 'Jurnal ini tiada' },
    notFoundWhy: {
      en: 'It may not be open yet, or the address is mistyped.',
      ms: 'Jurnal mungkin belum dibuka, atau alamat tersilap taip.',
    },
    toList: { en: 'All journals', ms: 'Semua jurnal' },
    edit: { en: 'Edit the masthead', ms: 'Sunting maklumat jurnal' },
    site: { en: 'Public site', ms: 'Laman awam' },
    submit: { en: 'Submit for verification', ms: 'Hantar untuk pengesahan' },
    submitting: { en: 'Submitting the registration …', ms: 'Sedang menghantar pendaftaran …' },
    submitted: { en: 'Registration submitted', ms: 'Pendaftaran dihantar' },
    submitTitle: { en: 'Submit this registration?', ms: 'Hantar pendaftaran ini?' },
    submitWhy: {
      en: 'The secretariat looks at it and answers by mail. You can still change it if it is returned.',
      ms: 'Urus setia akan menyemaknya dan menjawab melalui e-mel. Anda boleh mengubahnya jika dikembalikan.',
    },
    delete: { en: 'Delete the draft…', ms: 'Padam draf…' },
    deleting: { en: 'Deleting the draft …', ms: 'Sedang memadam draf …' },
    deleted: { en: 'Draft deleted', ms: 'Draf dipadam' },
    deleteTitle: { en: 'Delete this registration?', ms: 'Padam pendaftaran ini?' },
    deleteWhy: {
      en: 'It was not submitted yet. Its files and its team go with it, and cannot be brought back.',
      ms: 'Pendaftaran ini belum dihantar. Fail dan pasukannya turut dipadam dan tidak boleh dikembalikan.',
    },
    reason: { en: 'Reason', ms: 'Sebab' },
    masthead: { en: 'Masthead', ms: 'Maklumat jurnal' },
    record: { en: 'The journal', ms: 'Jurnal ini' },
    notGiven: { en: 'not given', ms: 'tidak diberi' },
    teamEmpty: {
      en: 'Nobody holds a role in this journal yet.',
      ms: 'Belum ada sesiapa yang memegang peranan dalam jurnal ini.',
    },

    decide: { en: 'Decide', ms: 'Beri keputusan' },
    verdict: { en: 'This registration is checked and decided on.', ms: 'Pendaftaran ini disemak dan diputuskan.' },
    toCheck: { en: 'Check it', ms: 'Semak' },
    setUp: { en: 'Set-up guide', ms: 'Panduan persediaan' },
  }),
  notYours: {
    en: ({ sections }) => `Not among your sections: ${sections}.`,
    ms: ({ sections }) => `Bukan antara bahagian anda: ${sections}.`,
  } satisfies TextWith<{ sections: string }>,
  found: {
    en: ({ count }) => (count === 1 ? '1 journal' : `${count} journals`),
    ms: ({ count }) => `${count} jurnal`,
  } satisfies TextWith<{ count: number }>,
};
