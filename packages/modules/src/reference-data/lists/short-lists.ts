type Row = readonly [value: string, en: string, ms: string];

/** Lists that are ours: stages of the workflow, types of articles, licences, content languages, manuals. */
export const shortLists: Record<string, readonly Row[]> = {
  stage: [
    ['submission', 'Submission', 'Penghantaran'],
    ['review', 'Review', 'Pewasitan'],
    ['copyediting', 'Copyediting', 'Penyuntingan salinan'],
    ['production', 'Production', 'Produksi'],
    ['publication', 'Publication', 'Penerbitan'],
  ],
  article_type: [
    ['research-article', 'Research article', 'Artikel penyelidikan'],
    ['review-article', 'Review article', 'Artikel ulasan'],
    ['case-report', 'Case report', 'Laporan kes'],
    ['brief-report', 'Short communication', 'Komunikasi ringkas'],
    ['book-review', 'Book review', 'Ulasan buku'],
    ['editorial', 'Editorial', 'Editorial'],
    ['letter', 'Letter', 'Surat'],
    ['correction', 'Correction', 'Pembetulan'],
    ['retraction', 'Retraction', 'Penarikan balik'],
    ['other', 'Other', 'Lain-lain'],
  ],
  license: [
    ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0', 'CC BY 4.0'],
    ['https://creativecommons.org/licenses/by-sa/4.0/', 'CC BY-SA 4.0', 'CC BY-SA 4.0'],
    ['https://creativecommons.org/licenses/by-nc/4.0/', 'CC BY-NC 4.0', 'CC BY-NC 4.0'],
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
