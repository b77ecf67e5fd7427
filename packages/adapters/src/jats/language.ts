import type { Element } from './tree.ts';

/** BCP 47: the language in lower case, the region in upper case; `und` for none or nonsense. */
export const languageTag = (raw: string | undefined): string => {
  const parts = raw?.trim().replaceAll('_', '-') ?? '';
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(parts)) return 'und';
  try {
    return Intl.getCanonicalLocales(parts)[0] ?? 'und';
  } catch {
    return 'und';
  }
};

/** The element's own language, else the one around it. */
export const languageOf = (element: Element | undefined, around: string): string => {
  const own = element?.attributes['xml:lang'];
  return own ? languageTag(own) : around;
};
