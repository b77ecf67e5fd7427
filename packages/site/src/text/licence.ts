import { site } from '@naskhah/words/site/site';
import type { Text } from '@naskhah/words/text';

export type Licence = { name: string; meaning: Text | undefined };

const meanings: Record<string, Text> = {
  by: site.ccBy,
  'by-sa': site.ccBySa,
  'by-nc': site.ccByNc,
  'by-nc-sa': site.ccByNcSa,
  'by-nd': site.ccByNd,
  'by-nc-nd': site.ccByNcNd,
};

/** The short name of a licence by its address; an unknown one is named by its host. */
export const licenceOf = (url: string): Licence => {
  const [, kind, version] = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i.exec(url) ?? [];
  if (kind) return { name: `CC ${kind.toUpperCase()} ${version}`, meaning: meanings[kind.toLowerCase()] };
  if (/creativecommons\.org\/publicdomain\/zero/i.test(url)) return { name: 'CC0 1.0', meaning: site.cc0 };
  return { name: URL.canParse(url) ? new URL(url).host : url, meaning: undefined };
};

/** The address of a licence that a journal names by its code, as 'cc-by-4.0' or 'CC BY 4.0'. */
export const licenceAddress = (code: string): string | undefined => {
  if (/^https?:/.test(code)) return code;
  const [, kind, version = '4.0'] = /^cc[- ](by(?:[- ](?:nc|sa|nd))*)(?:[- ](\d\.\d))?$/i.exec(code) ?? [];
  return kind && `https://creativecommons.org/licenses/${kind.toLowerCase().replaceAll(' ', '-')}/${version}/`;
};
