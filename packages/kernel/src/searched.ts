/** A text as names are searched: lower case, without diacritics, one space between words. 'Universität  Zürich,' → 'universitat zurich'. */
export const searched = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
