import type { Language } from '@naskhah/kernel/language';

/** A visible text in both languages. A text with variables is a pair of functions, so that the variables are typed. */
export type Text = Record<Language, string>;
export type TextWith<V> = Record<Language, (values: V) => string>;

export const say = (text: Text, language: Language): string => text[language];
export const sayWith = <V>(text: TextWith<V>, language: Language, values: V): string => text[language](values);

/** Checks that every entry has both languages, and keeps the keys. */
export const words = <W extends Record<string, Text>>(entries: W): W => entries;
