import { readFileSync } from 'node:fs';
import { malayTerms } from './malay-terms.ts';

export const fromStyles = (name: string): string =>
  readFileSync(new URL(`../../styles/${name}`, import.meta.url), 'utf8');

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The Malay locale: the Indonesian one with the terms that differ. Malay has no plural forms of them. */
const malay = (): string =>
  fromStyles('locales-id-ID.xml')
    .replace('xml:lang="id-ID"', 'xml:lang="ms-MY"')
    .replace(/<term ([^>]*[^/])>[\s\S]*?<\/term>/g, (term, having: string) => {
      const name = attribute(` ${having}`, 'name') ?? '';
      const form = attribute(` ${having}`, 'form');
      const text = malayTerms[form ? `${name}|${form}` : name];
      if (text === undefined) return term;
      const content = term.includes('<single>') ? `<single>${text}</single><multiple>${text}</multiple>` : text;
      return `<term ${having}>${content}</term>`;
    });

const read = new Map<string, string>();

/** The locale file for a language tag; English for a language that there is none for. */
export const localeFor = (tag: string): string => {
  const name = tag.startsWith('ms') ? 'ms' : tag.startsWith('id') ? 'id' : 'en';
  const known = read.get(name);
  if (known) return known;
  const locale = name === 'ms' ? malay() : fromStyles(name === 'id' ? 'locales-id-ID.xml' : 'locales-en-US.xml');
  read.set(name, locale);
  return locale;
};
