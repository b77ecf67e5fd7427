import { type TextWith, words } from '../text.ts';

/** Where an account stands. */
export const personStatuses = words({
  unconfirmed: { en: 'Not confirmed', ms: 'Belum disahkan' },
  active: { en: 'Active', ms: 'Aktif' },
  suspended: { en: 'Suspended', ms: 'Digantung' },
  merged: { en: 'Part of another account', ms: 'Sebahagian akaun lain' },
  anonymised: { en: 'Anonymised', ms: 'Tanpa nama' },
});

/** When somebody was last seen, as the list is filtered. */
export const seenWords = words({
  week: { en: 'in the last 7 days', ms: 'dalam 7 hari lalu' },
  month: { en: 'in the last 30 days', ms: 'dalam 30 hari lalu' },
  year: { en: 'in the last year', ms: 'dalam setahun lalu' },
  longer: { en: 'more than a year ago', ms: 'lebih setahun lalu' },
  never: { en: 'never', ms: 'tidak pernah' },
});

/** The list of people. */
export const peoplePages = {
  ...words({
    title: { en: 'User Management', ms: 'Pengurusan Pengguna' },
    lead: { en: 'Everybody who has an account.', ms: 'Semua orang yang mempunyai akaun.' },
    invite: { en: 'Invite somebody', ms: 'Jemput seseorang' },
    search: { en: 'Name or e-mail address', ms: 'Nama atau alamat e-mel' },
    person: { en: 'Person', ms: 'Orang' },
    roles: { en: 'Roles', ms: 'Peranan' },
    status: { en: 'Status', ms: 'Status' },
    journals: { en: 'Journals', ms: 'Jurnal' },
    journal: { en: 'Journal', ms: 'Jurnal' },
    lastSeen: { en: 'Last seen', ms: 'Kali terakhir dilihat' },
    registered: { en: 'Registered', ms: 'Didaftarkan' },
    never: { en: 'never', ms: 'tidak pernah' },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: {
      en: 'Nobody fits. Clear the search and the filters to see everybody.',
      ms: 'Tiada orang yang sepadan. Kosongkan carian dan tapisan untuk melihat semua.',
    },
    clear: { en: 'Clear the filters', ms: 'Kosongkan tapisan' },
  }),
  found: {
    en: ({ count }) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`),
    ms: ({ count }) => `${count.toLocaleString('ms')} orang`,
  } satisfies TextWith<{ count: number }>,
};
