import { type TextWith, words } from '../text.ts';

/** The members of a journal's team. */
export const teamMembers = {
  ...words({
    title: { en: 'Members', ms: 'Ahli' },
    name: { en: 'Name', ms: 'Nama' },
    preset: { en: 'Preset, in words', ms: 'Praset, dengan kata-kata' },
    since: { en: 'Since', ms: 'Sejak' },
    load: { en: 'Load', ms: 'Beban' },
    search: { en: 'Name, institution', ms: 'Nama, institusi' },
    nothing: { en: 'No open work', ms: 'Tiada kerja terbuka' },
    mandatory: { en: 'Mandatory', ms: 'Wajib' },
    noStage: { en: 'Takes part in no stage', ms: 'Tidak terlibat dalam mana-mana peringkat' },
    everyStage: { en: 'every stage', ms: 'setiap peringkat' },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: {
      en: 'Nobody fits. Clear the search and the filter to see all.',
      ms: 'Tiada sesiapa sepadan. Kosongkan carian dan tapisan untuk melihat semua.',
    },
    clear: { en: 'Clear the filters', ms: 'Kosongkan tapisan' },
  }),
  found: {
    en: ({ count }) => (count === 1 ? '1 member' : `${count} members`),
    ms: ({ count }) => `${count} ahli`,
  } satisfies TextWith<{ count: number }>,
  articles: {
    en: ({ count }) => (count === 1 ? '1 article' : `${count} articles`),
    ms: ({ count }) => `${count} artikel`,
  } satisfies TextWith<{ count: number }>,
  reviews: {
    en: ({ count }) => (count === 1 ? '1 review' : `${count} reviews`),
    ms: ({ count }) => `${count} pewasitan`,
  } satisfies TextWith<{ count: number }>,
  levels: {
    view: { en: ({ stages }) => `Sees ${stages}`, ms: ({ stages }) => `Melihat ${stages}` },
    contribute: { en: ({ stages }) => `Contributes to ${stages}`, ms: ({ stages }) => `Menyumbang kepada ${stages}` },
    recommend: { en: ({ stages }) => `Recommends in ${stages}`, ms: ({ stages }) => `Mengesyorkan dalam ${stages}` },
    decide: { en: ({ stages }) => `Decides in ${stages}`, ms: ({ stages }) => `Memutuskan dalam ${stages}` },
  } satisfies Record<string, TextWith<{ stages: string }>>,
};
