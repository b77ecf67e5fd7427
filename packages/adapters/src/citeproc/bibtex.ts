import type { CslItem, CslName, CslType } from '@naskhah/modules/exchange';
import { monthOf, yearOf } from './dates.ts';

/** Entry types of BibTeX's standard styles (Patashnik, 'BibTeXing', 1988, 3.1); what has none is `misc`. */
const types: Record<CslType, string> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  article: 'misc',
  book: 'book',
  chapter: 'incollection',
  dataset: 'misc',
  document: 'misc',
  legislation: 'misc',
  'paper-conference': 'inproceedings',
  patent: 'misc',
  report: 'techreport',
  review: 'article',
  software: 'misc',
  thesis: 'phdthesis',
  webpage: 'misc',
};

const signs: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const withSigns = (text: string): string => text.replace(/[\\{}&%$#_~^]/g, (sign) => signs[sign] ?? '');

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const tex = (text: string): string => oneLine(withSigns(text));

const markup: Record<string, string> = {
  i: 'textit',
  em: 'textit',
  b: 'textbf',
  strong: 'textbf',
  sub: 'textsubscript',
  sup: 'textsuperscript',
};

/** Styles put titles into lower case; a word with capitals inside is kept by braces (BibTeXing, 4, item 9). */
const kept = (text: string): string =>
  text.replace(/(?<![\\\p{L}])[\p{L}\d-]*\p{L}[\p{L}\d-]*\p{Lu}[\p{L}\d-]*/gu, '{$&}');

const title = (html: string): string =>
  oneLine(
    html
      .split(/(<\/?(?:i|em|b|strong|sub|sup)>)/)
      .map((part) => {
        const name = /^<(\/?)(\w+)>$/.exec(part);
        if (!name) return kept(withSigns(part));
        return name[1] ? '}' : `\\${markup[name[2] ?? '']}{`;
      })
      .join(''),
  );

/** `von Last, Jr, First`; a name without a family name goes into braces, as one. */
const nameOf = (name: CslName): string => {
  if (!name.family) return `{${tex(name.literal ?? name.given ?? '')}}`;
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  return [family, name.suffix, name.given]
    .filter((part) => part !== undefined)
    .map(tex)
    .join(', ');
};

const names = (list: CslName[] | undefined): string | undefined => list?.map(nameOf).join(' and ');

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

/** `yusof2026pemulihan`: who, when, and the first long word of the title. */
export const bibtexKey = (item: CslItem): string => {
  const first = item.author?.[0];
  const who = ascii(first?.family ?? first?.literal?.split(' ').at(-1) ?? '') || 'anonymous';
  const words = (item.title ?? '')
    .replace(/<[^>]*>/g, '')
    .split(/\s+/)
    .map(ascii);
  return `${who}${yearOf(item.issued) ?? ''}${words.find((word) => word.length > 3) ?? words[0] ?? ''}`;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const container = (item: CslItem, type: string): [string, string | undefined][] => {
  const source = item['container-title'] && title(item['container-title']);
  if (type === 'article') return [['journal', source]];
  if (type === 'incollection' || type === 'inproceedings') return [['booktitle', source]];
  return [['howpublished', source]];
};

const publisher = (type: string): string => ({ phdthesis: 'school', techreport: 'institution' })[type] ?? 'publisher';

const text = (value: string | undefined): string | undefined => value && tex(value);

/** Addresses and identifiers are read by packages that take them as they are, but for the signs that end a field. */
const verbatim = (value: string | undefined): string | undefined => value?.replace(/[{}\\\s]/g, encodeURIComponent);

const fieldsOf = (item: CslItem, type: string): [string, string | undefined][] => [
  ['author', names(item.author)],
  ['editor', names(item.editor)],
  ['title', item.title && title(item.title)],
  ...container(item, type),
  ['series', text(item['collection-title'])],
  [publisher(type), text(item.publisher)],
  ['address', text(item['publisher-place'])],
  ['edition', text(item.edition)],
  ['year', yearOf(item.issued)],
  ['volume', text(item.volume)],
  ['number', text(item.issue ?? item.number)],
  ['pages', text(item.page?.replace(/\s*[-–—]+\s*/, '--'))],
  ['issn', text(item.ISSN)],
  ['isbn', text(item.ISBN)],
  ['doi', verbatim(item.DOI)],
  ['url', verbatim(item.URL ?? (item.DOI && `https://doi.org/${item.DOI}`))],
  ['language', text(item.language)],
  ['abstract', text(item.abstract?.replace(/<[^>]*>/g, ' '))],
];

/** The work as one BibTeX entry in UTF-8. */
export const bibtex = (item: CslItem): string => {
  const type = types[item.type];
  const month = months[(monthOf(item.issued) ?? 0) - 1];
  const lines = fieldsOf(item, type).flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return [`@${type}{${bibtexKey(item)},`, ...lines, ...(month ? [`  month = ${month},`] : []), '}', ''].join('\n');
};
