import { words } from '../text.ts';

/** Why something in a list was not done: views, exports, several rows at once, code tables. */
export const listRefusals = words({
  'view-not-found': {
    en: 'This saved view is no longer there.',
    ms: 'Paparan tersimpan ini sudah tiada.',
  },
  'view-name-taken': {
    en: 'Another of your views has this name. Choose a different one.',
    ms: 'Paparan anda yang lain menggunakan nama ini. Pilih nama yang berlainan.',
  },
  'too-many-views': {
    en: 'One list keeps at most 30 views. Remove one that you no longer use.',
    ms: 'Satu senarai menyimpan paling banyak 30 paparan. Buang yang tidak digunakan lagi.',
  },
  'export-too-large': {
    en: 'A file holds at most 100,000 rows. Narrow the filters and try again.',
    ms: 'Satu fail memuatkan paling banyak 100,000 baris. Sempitkan tapisan dan cuba lagi.',
  },
  'code-not-found': { en: 'This entry is no longer in the list.', ms: 'Entri ini sudah tiada dalam senarai.' },
  'code-taken': {
    en: 'The list already has an entry with this value. Choose another value.',
    ms: 'Senarai ini sudah mempunyai entri dengan nilai ini. Pilih nilai lain.',
  },
  'code-in-use': {
    en: 'Records use this entry, or others stand below it. Retire it instead: it is then no longer offered.',
    ms: 'Entri ini digunakan oleh rekod, atau ada entri lain di bawahnya. Nyahaktifkannya: entri tidak lagi ditawarkan.',
  },
  'list-fixed': {
    en: 'The values of this list are part of how the portal works. Only their names and order can be changed.',
    ms: 'Nilai dalam senarai ini sebahagian daripada cara portal berfungsi. Hanya nama dan susunannya boleh diubah.',
  },
  'nobody-late': {
    en: 'No reviewer of this article is late.',
    ms: 'Tiada pewasit artikel ini yang lewat.',
  },
});
