import { words } from '../text.ts';

/** What stands in the way of a change of a journal's settings. */
export const settingsRefusals = words({
  'stage-not-optional': {
    en: 'Every article passes this stage. Only review and copyediting can be left out; choose one of them.',
    ms: 'Setiap artikel melalui peringkat ini. Hanya pewasitan dan penyuntingan salinan boleh ditinggalkan; pilih salah satu.',
  },
  'stage-has-articles': {
    en: 'Articles are in this stage, or were declined in it. Move them on first, then leave the stage out.',
    ms: 'Ada artikel dalam peringkat ini, atau yang ditolak di sini. Alihkan artikel itu dahulu, kemudian tinggalkan peringkat ini.',
  },
  'section-has-articles': {
    en: 'Submissions stand in this section, drafts among them. Close it instead of removing it.',
    ms: 'Ada penghantaran dalam bahagian ini, termasuk draf. Tutup bahagian ini dan jangan alih keluar.',
  },
  'no-open-section': {
    en: 'Authors need a section to submit to. Leave at least one open.',
    ms: 'Pengarang memerlukan bahagian untuk menghantar. Buka sekurang-kurangnya satu bahagian.',
  },
  'article-type-closed': {
    en: 'The journal does not take this type of article. Choose another one.',
    ms: 'Jurnal tidak menerima jenis artikel ini. Pilih jenis lain.',
  },
  'journal-not-verified': {
    en: 'Only a verified journal takes submissions. Wait for the verdict of the secretariat.',
    ms: 'Hanya jurnal yang telah disahkan menerima penghantaran. Tunggu keputusan urus setia.',
  },
  'setup-incomplete': {
    en: 'Something is left before the journal can take submissions. Look at the guide, then open it.',
    ms: 'Masih ada perkara yang perlu disiapkan sebelum jurnal boleh menerima penghantaran. Lihat panduan, kemudian buka jurnal.',
  },
  'day-of-another-stage': {
    en: 'These days are set in another stage. Set them there.',
    ms: 'Tempoh ini ditetapkan dalam peringkat lain. Tetapkan di sana.',
  },
  'preset-changed': {
    en: 'Somebody else changed this preset in the meantime. Look at its level again and save.',
    ms: 'Orang lain telah mengubah praset ini sementara itu. Semak tahapnya semula dan simpan.',
  },
  'time-zone-unknown': {
    en: 'There is no time zone of this name. Choose one of the list, such as Asia/Kuala_Lumpur.',
    ms: 'Tiada zon waktu dengan nama ini. Pilih satu daripada senarai, contohnya Asia/Kuala_Lumpur.',
  },
});
