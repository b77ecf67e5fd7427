import { words } from '../text.ts';

/** What a submission still lacks, and what to do. */
export const missingWords = words({
  'checklist-open': { en: 'Confirm every point of the checklist.', ms: 'Sahkan setiap perkara dalam senarai semak.' },
  'title-missing': { en: 'Write the title in the language of the article.', ms: 'Tulis tajuk dalam bahasa artikel.' },
  'abstract-missing': {
    en: 'Write the abstract in the language of the article.',
    ms: 'Tulis abstrak dalam bahasa artikel.',
  },
  'keywords-missing': {
    en: 'Give at least one keyword in the language of the article.',
    ms: 'Beri sekurang-kurangnya satu kata kunci dalam bahasa artikel.',
  },
  'contributor-missing': { en: 'List at least one author.', ms: 'Senaraikan sekurang-kurangnya seorang pengarang.' },
  'corresponding-missing': { en: 'Mark a corresponding author.', ms: 'Tandakan pengarang koresponden.' },
  'corresponding-email-missing': {
    en: 'Give the e-mail of the corresponding author.',
    ms: 'Beri e-mel pengarang koresponden.',
  },
  'affiliation-missing': { en: 'Give an affiliation for each author.', ms: 'Beri afiliasi bagi setiap pengarang.' },
  'manuscript-missing': { en: 'Upload the manuscript.', ms: 'Muat naik manuskrip.' },
  'section-closed': {
    en: 'This section takes no submissions now. Choose another one.',
    ms: 'Bahagian ini tidak menerima penghantaran sekarang. Pilih bahagian lain.',
  },
  'article-type-closed': {
    en: 'The journal does not take this type of article. Choose another one.',
    ms: 'Jurnal tidak menerima jenis artikel ini. Pilih jenis lain.',
  },
  'abstract-too-long': {
    en: 'The abstract has more words than the journal takes. Shorten it.',
    ms: 'Abstrak melebihi bilangan perkataan yang diterima oleh jurnal. Pendekkan.',
  },
  'component-missing': { en: 'The journal asks for this file. Upload it.', ms: 'Jurnal meminta fail ini. Muat naik.' },
  'references-missing': {
    en: 'The journal asks for the reference list. Paste it.',
    ms: 'Jurnal meminta senarai rujukan. Tampalkan senarainya.',
  },
  'declaration-missing': {
    en: 'The journal asks for this declaration. Write it, or that there is none.',
    ms: 'Jurnal meminta pengisytiharan ini. Tulis, atau nyatakan bahawa tiada.',
  },
  'competing-interests-missing': {
    en: 'Declare competing interests, or write that there are none.',
    ms: 'Isytihar konflik kepentingan, atau tulis bahawa tiada.',
  },
});
