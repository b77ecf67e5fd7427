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
  'competing-interests-missing': {
    en: 'Declare competing interests, or write that there are none.',
    ms: 'Isytihar konflik kepentingan, atau tulis bahawa tiada.',
  },
});
