/** The two languages of the interface. Content may be in any language (BCP 47 tags). */
export const languages = ['en', 'ms'] as const;
export type Language = (typeof languages)[number];

/** The languages that the portal offers, the one that comes first in front. */
export type OfferedLanguages = readonly Language[];

/** The language in which somebody is spoken to: the first that they want and the portal offers, else the portal's first. */
export const spokenOf = (offered: OfferedLanguages, ...wanted: (Language | undefined)[]): Language =>
  wanted.find((one) => one !== undefined && offered.includes(one)) ?? offered[0] ?? 'en';

/** A content text by language tag: `{ ms: 'Hutan paya gambut', en: 'Peat swamp forest' }`. */
export type LocalizedText = Record<string, string>;

/** The language in which a text is read where this one is wanted: it, else another one of the interface, else the first there is. */
export const languageOf = (text: LocalizedText, wanted: string): string =>
  [wanted, 'en', 'ms', ...Object.keys(text)].find((tag) => text[tag]) ?? wanted;

/** The text in the wanted language, else in the other interface language, else the first one there is. */
export const inLanguage = (text: LocalizedText, wanted: string): string => text[languageOf(text, wanted)] ?? '';
