import type { CslItem, CslName, CslType } from '@naskhah/modules/exchange';
import { decodeHTML } from 'entities';
import { isoDate, yearOf } from './dates.ts';

/** Reference types of the RIS format specification (Thomson ResearchSoft, 2001 and its additions of 2011). */
const types: Record<CslType, string> = {
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  article: 'UNPB',
  book: 'BOOK',
  chapter: 'CHAP',
  dataset: 'DATA',
  document: 'GEN',
  legislation: 'STAT',
  'paper-conference': 'CPAPER',
  patent: 'PAT',
  report: 'RPRT',
  review: 'JOUR',
  software: 'COMP',
  thesis: 'THES',
  webpage: 'ELEC',
};

/** `Lastname, Firstname, Suffix`; an asterisk would mean something else to readers of the format. */
const nameOf = ({ family, given, suffix, literal, 'non-dropping-particle': particle }: CslName): string => {
  if (!family) return literal ?? given ?? '';
  return [[particle, family].filter(Boolean).join(' '), given, suffix].filter(Boolean).join(', ');
};

const plain = (html: string | undefined): string | undefined => html && decodeHTML(html.replace(/<\/?[a-z]+>/gi, ''));

/** `YYYY/MM/DD/`, with empty places for what is not known. */
const dateOf = (item: CslItem): string | undefined => {
  const date = isoDate(item.issued, '/');
  return date && `${date}${'/'.repeat(4 - date.split('/').length)}`;
};

const pagesOf = (page: string | undefined): [string | undefined, string | undefined] => {
  const [first, last] = page?.split(/\s*[-–—]+\s*/) ?? [];
  return [first, last];
};

type Tags = [tag: string, value: string | undefined][];

const tagsOf = (item: CslItem): Tags => {
  const [first, last] = pagesOf(item.page);
  return [
    ['TY', types[item.type]],
    ...(item.author ?? []).map((name): Tags[number] => ['AU', nameOf(name)]),
    ...(item.editor ?? []).map((name): Tags[number] => ['ED', nameOf(name)]),
    ['TI', plain(item.title)],
    ['T2', plain(item['container-title'])],
    ['J2', item['container-title-short']],
    ['T3', item['collection-title']],
    ['PY', yearOf(item.issued)],
    ['DA', dateOf(item)],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SP', first],
    ['EP', last],
    ['ET', item.edition],
    ['PB', item.publisher],
    ['CY', item['publisher-place']],
    ['SN', item.ISSN ?? item.ISBN],
    ['DO', item.DOI],
    ['UR', item.URL ?? (item.DOI && `https://doi.org/${item.DOI}`)],
    ['LA', item.language],
    ['AB', plain(item.abstract)],
    ['N1', item.note],
  ];
};

const line = (tag: string, value: string): string => `${tag}  - ${value.replace(/\s+/g, ' ').trim()}\r\n`;

/** The work as one RIS record: two capitals, two blanks, hyphen, blank; lines end in CR LF; `ER` closes. */
export const ris = (item: CslItem): string =>
  `${tagsOf(item)
    .flatMap(([tag, value]) => (value ? [line(tag, value)] : []))
    .join('')}ER  - \r\n`;
