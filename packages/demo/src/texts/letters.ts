import type { Words } from './theme.ts';

/** What editors, authors and reviewers of the demo world write beside the reports. */
export const letters = {
  'policy-peer-review': {
    en: 'Two reviewers read each article. Neither they nor the authors learn who the others are.',
    ms: 'Dua pewasit membaca setiap artikel. Pewasit dan pengarang tidak mengetahui identiti masing-masing.',
  },
  'policy-ethics': {
    en: 'The journal follows the Core Practices of the Committee on Publication Ethics.',
    ms: 'Jurnal mematuhi Amalan Teras Jawatankuasa Etika Penerbitan (COPE).',
  },
  'policy-archiving': {
    en: 'Every issue is kept by the National Library of Malaysia and in the PKP Preservation Network.',
    ms: 'Setiap keluaran disimpan oleh Perpustakaan Negara Malaysia dan dalam Rangkaian Pemeliharaan PKP.',
  },
  'send-to-review': {
    en: 'In scope and complete; to two reviewers.',
    ms: 'Dalam skop dan lengkap; kepada dua pewasit.',
  },
  'accept-without-review': {
    en: 'Invited contribution, read by two members of the board.',
    ms: 'Sumbangan jemputan, telah dibaca oleh dua ahli sidang editor.',
  },
  'decline-at-desk': {
    en: 'The article is about secondary schools, which this journal does not cover. A journal of general education would be a better home for it.',
    ms: 'Artikel ini berkaitan sekolah menengah, iaitu di luar skop jurnal. Jurnal pendidikan umum lebih sesuai.',
  },
  decline: {
    en: 'Both reviewers find that the sample cannot carry the conclusion, and I agree. I am sorry not to have better news.',
    ms: 'Kedua-dua pewasit berpendapat bahawa sampel tidak dapat menyokong kesimpulan, dan saya bersetuju. Saya mohon maaf kerana tidak dapat memberikan berita yang lebih baik.',
  },
  'revert-decline': {
    en: 'The authors showed that one report rested on an old version of the table. I take the decision back.',
    ms: 'Pengarang menunjukkan bahawa satu laporan berasaskan versi lama jadual. Keputusan ini saya tarik balik.',
  },
  'request-revisions': {
    en: 'Please answer the points on the choice of sites and give intervals. The rest is small.',
    ms: 'Sila jawab perkara tentang pemilihan tapak dan berikan selang keyakinan. Yang lain perkara kecil.',
  },
  resubmit: {
    en: 'The reviewers ask for a new analysis. A new version will go to reviewers again.',
    ms: 'Pewasit meminta analisis baharu. Versi baharu akan dihantar semula kepada pewasit.',
  },
  accept: {
    en: 'The revision answers every point. I am glad to accept the article.',
    ms: 'Pembetulan telah menjawab semua perkara. Saya dengan sukacitanya menerima artikel ini.',
  },
  'accept-at-once': {
    en: 'Both reviewers are content; the small corrections can be made in copyediting.',
    ms: 'Kedua-dua pewasit berpuas hati; pembetulan kecil boleh dibuat semasa suntingan salinan.',
  },
  'send-to-production': {
    en: 'Copyedited and checked by the author.',
    ms: 'Telah disunting dan disemak oleh pengarang.',
  },
  'back-to-previous-stage': {
    en: 'A late report raises a point on the method that has to be settled first.',
    ms: 'Satu laporan lewat membangkitkan perkara tentang kaedah yang perlu diselesaikan dahulu.',
  },
  reply: {
    en: 'We thank both reviewers. The choice of sites is now explained in the methods, intervals are given in the abstract and in Table 1, and the discussion no longer speaks of a trend. The two references that were not cited have been taken out.',
    ms: 'Kami mengucapkan terima kasih kepada kedua-dua pewasit. Pemilihan tapak kini diterangkan dalam bahagian kaedah, selang keyakinan diberikan dalam abstrak dan Jadual 1, dan perbincangan tidak lagi menyebut trend. Dua rujukan yang tidak dipetik telah dikeluarkan.',
  },
  'no-time': {
    en: 'I am examining theses until the end of next month and could not give it the time.',
    ms: 'Saya sedang memeriksa tesis hingga hujung bulan depan dan tidak dapat memberikan masa yang sewajarnya.',
  },
  'no-conflict': { en: 'None.', ms: 'Tiada.' },
  'issue-returned': {
    en: 'The pages of the second article overlap with those of the first. Please mend them and ask again.',
    ms: 'Nombor halaman artikel kedua bertindih dengan artikel pertama. Sila betulkan dan mohon semula.',
  },
  checklist: {
    en: 'The work is original, has not been published and is not under review elsewhere.',
    ms: 'Karya ini asli, belum pernah diterbitkan dan tidak dalam pewasitan di tempat lain.',
  },
  'checklist-ethics': {
    en: 'Ethics approval and consent were obtained where the study needs them.',
    ms: 'Kelulusan etika dan izin telah diperoleh jika diperlukan oleh kajian.',
  },
} satisfies Record<string, Words>;

export type Letter = keyof typeof letters;
