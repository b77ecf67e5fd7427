import { words } from './text.ts';

export const savedMeanwhile = words({
  title: {
    en: 'This was saved by somebody else, or in another window, meanwhile',
    ms: 'Ini telah disimpan oleh orang lain, atau di tetingkap lain, sementara itu',
  },
  why: {
    en: 'What you typed is kept. It differs from the newer version in these fields, and saving replaces that version:',
    ms: 'Apa yang anda taip masih ada. Medan berikut berbeza daripada versi baharu, dan simpanan akan menggantikan versi itu:',
  },
  keep: { en: 'Keep writing', ms: 'Teruskan menulis' },
  load: { en: 'Load the newer version', ms: 'Muat versi baharu' },
});
