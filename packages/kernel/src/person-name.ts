import type { Language } from './language.ts';

/** Titles that people write before their name; the form of address leaves them out. */
const honorifics =
  /^(dato['’]?|datuk|datin|prof(\.|essor)?|madya|dr\.?|ir\.?|ts\.?|hj\.?|hjh\.?|haji|hajah|mr\.?|mrs\.?|ms\.?)$/i;

const ofTwoWords = /(?<!\S)(?:tan|puan)\s+sri(?=\s+\S)/gi;

/** How a mail addresses a person who gave only the whole name: the first word that is not a title. */
export const firstnameOf = (name: string): string => {
  const parts = name.replace(ofTwoWords, '').match(/\S+/g) ?? [''];
  return parts.find((part) => !honorifics.test(part)) ?? parts[0];
};

/** How a mail greets somebody: in Malay by the whole name with its titles, as is polite there, in English by the first name. */
export const salutationOf = ({ name, firstname }: { name: string; firstname: string }, language: Language): string =>
  language === 'ms' ? name.trim() || firstname : firstname;
