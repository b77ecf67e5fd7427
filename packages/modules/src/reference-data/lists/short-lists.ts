import { evaluationLists } from './evaluation-lists.ts';
import { publishingLists } from './publishing-lists.ts';
import type { ShortList } from './short-list.ts';

/** Lists that are ours, by name. `citable`: counts among the articles of a journal in its figures. */
export const shortLists: Record<string, ShortList> = {
  ...publishingLists,
  ...evaluationLists,
  stage: [
    ['submission', 'Submission', 'Penghantaran'],
    ['review', 'Review', 'Pewasitan'],
    ['copyediting', 'Copyediting', 'Penyuntingan salinan'],
    ['production', 'Production', 'Produksi'],
    ['publication', 'Publication', 'Penerbitan'],
  ],
  article_type: [
    ['research-article', 'Research article', 'Artikel penyelidikan', { code: 'RA', citable: true }],
    ['review-article', 'Review article', 'Artikel ulasan', { code: 'RV', citable: true }],
    ['brief-report', 'Short communication', 'Komunikasi ringkas', { code: 'SC', citable: true }],
    ['case-report', 'Case report', 'Laporan kes', { code: 'CR', citable: true }],
    ['data-paper', 'Data paper', 'Makalah data', { code: 'DP', citable: true }],
    ['proceedings-paper', 'Proceedings paper', 'Makalah prosiding', { code: 'PP', citable: true }],
    ['editorial', 'Editorial', 'Editorial', { code: 'ED', citable: false }],
    ['letter', 'Letter', 'Surat', { code: 'LT', citable: false }],
    ['book-review', 'Book review', 'Ulasan buku', { code: 'BR', citable: false }],
    ['correction', 'Erratum', 'Ralat', { code: 'ER', citable: false }],
    ['retraction', 'Retraction notice', 'Notis penarikan balik', { code: 'RT', citable: false }],
    ['news', 'News or announcement', 'Berita atau pengumuman', { code: 'NW', citable: false }],
    ['obituary', 'Obituary', 'Obituari', { code: 'OB', citable: false }],
    ['other', 'Other', 'Lain-lain'],
  ],
  license: [
    ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0', 'CC BY 4.0'],
    ['https://creativecommons.org/licenses/by-sa/4.0/', 'CC BY-SA 4.0', 'CC BY-SA 4.0'],
    ['https://creativecommons.org/licenses/by-nd/4.0/', 'CC BY-ND 4.0', 'CC BY-ND 4.0'],
    ['https://creativecommons.org/licenses/by-nc/4.0/', 'CC BY-NC 4.0', 'CC BY-NC 4.0'],
    ['https://creativecommons.org/licenses/by-nc-sa/4.0/', 'CC BY-NC-SA 4.0', 'CC BY-NC-SA 4.0'],
    ['https://creativecommons.org/licenses/by-nc-nd/4.0/', 'CC BY-NC-ND 4.0', 'CC BY-NC-ND 4.0'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0', 'CC0 1.0'],
  ],
  language: [
    ['en', 'English', 'Bahasa Inggeris'],
    ['ms', 'Malay', 'Bahasa Melayu'],
    ['ar', 'Arabic', 'Bahasa Arab'],
    ['zh', 'Chinese', 'Bahasa Cina'],
    ['ta', 'Tamil', 'Bahasa Tamil'],
    ['id', 'Indonesian', 'Bahasa Indonesia'],
    ['fr', 'French', 'Bahasa Perancis'],
    ['es', 'Spanish', 'Bahasa Sepanyol'],
    ['pt', 'Portuguese', 'Bahasa Portugis'],
    ['de', 'German', 'Bahasa Jerman'],
  ],
  user_manual: [
    ['OJS3_Generate_API_Keys', 'Guide to API keys', 'Panduan kunci API'],
    ['JM_Settings', 'Guide to journal settings', 'Panduan tetapan jurnal'],
    ['MN1', 'User management', 'Pengurusan pengguna'],
    ['MN_MD2_JM_EN', 'Journal management (English)', 'Pengurusan jurnal (Bahasa Inggeris)'],
    ['MN_MD2_JM_MY', 'Journal management (Malay)', 'Pengurusan jurnal (Bahasa Melayu)'],
    ['MN_MD2_AM_EN', 'Article management (English)', 'Pengurusan artikel (Bahasa Inggeris)'],
    ['MN_MD2_AM_MY', 'Article management (Malay)', 'Pengurusan artikel (Bahasa Melayu)'],
  ],
};
