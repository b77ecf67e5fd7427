import { words } from '../text.ts';

/** What can be marked in a title or an abstract. */
export const marks = words({
  italic: { en: 'Italic', ms: 'Italik' },
  bold: { en: 'Bold', ms: 'Tebal' },
  superscript: { en: 'Superscript', ms: 'Superskrip' },
  subscript: { en: 'Subscript', ms: 'Subskrip' },
});
