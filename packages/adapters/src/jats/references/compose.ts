import type { CslItem, CslName } from '@naskhah/modules/exchange';
import { oneLine, textOf } from '../text.ts';
import { children, type Element, elements, isElement } from '../tree.ts';
import { itemOf } from './item.ts';

const citationNames = ['mixed-citation', 'element-citation', 'nlm-citation', 'citation', 'citation-alternatives'];

/** The citations of one entry; of alternatives, the written one and the tagged one. */
export const citationsOf = (ref: Element): Element[] =>
  children(ref, ...citationNames).flatMap((one) => (one.name === 'citation-alternatives' ? citationsOf(one) : [one]));

/** An `element-citation` is only fields; the others bring their punctuation along. */
export const isWritten = (citation: Element): boolean =>
  citation.children.some((node) => !isElement(node) && /[^\s]/.test(node));

const nameText = ({ literal, family, given, suffix }: CslName): string =>
  literal ?? [family, given, suffix].filter(Boolean).join(' ');

const people = (names: CslName[] | undefined, more: boolean): string =>
  [...(names ?? []).map(nameText), ...(more ? ['et al.'] : [])].join(', ');

const year = ({ issued }: CslItem): string =>
  !issued ? '' : 'literal' in issued ? `(${issued.literal})` : `(${issued['date-parts'][0][0]})`;

const place = ({ volume, issue, page }: CslItem): string => {
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
  return [number, page?.replace(/^(\w+)-(\w+)$/, '$1–$2')].filter(Boolean).join(': ');
};

/** The fields that `composed` places by itself; anything else is added behind them. */
const placed = new Set(
  `person-group name string-name collab etal year month day article-title chapter-title part-title data-title source
   volume issue fpage lpage page-range elocation-id publisher-name publisher-loc label date`.split(/\s+/),
);

/** A stop would become part of an address. */
const stop = (text: string): string => (/[.?!:…]$|https?:\/\/\S+$/.test(text) ? text : `${text}.`);

const identifiers: Record<string, string> = { doi: 'https://doi.org/', pmid: 'PMID ', pmcid: '', pmc: 'PMC ' };

/** A bare number would not say what it is. */
const shown = (element: Element): string => {
  const text = textOf(element);
  const lead = element.name === 'pub-id' ? identifiers[element.attributes['pub-id-type'] ?? ''] : undefined;
  return lead && text && !text.startsWith('http') ? lead + text : text;
};

const rest = (citation: Element): string[] =>
  elements(citation)
    .filter(({ name }) => !placed.has(name))
    .map(shown)
    .filter(Boolean);

/** A readable line from the fields of a citation that has no punctuation of its own. */
const composed = (citation: Element): string => {
  const item = itemOf(citation, '');
  const more = elements(citation).some(
    (element) => element.name === 'etal' || elements(element).some(({ name }) => name === 'etal'),
  );
  const lead = [people(item.author, more), year(item)].filter(Boolean).join(' ');
  const editors = item.editor && `${people(item.editor, false)} (eds)`;
  const imprint = [item.publisher, item['publisher-place']].filter(Boolean).join(', ');
  const source = [item['container-title'], place(item)].filter(Boolean).join(' ');
  return [lead, item.title, editors, source, imprint, ...rest(citation)]
    .filter((one) => !!one)
    .map((one) => stop(one ?? ''))
    .join(' ');
};

/** Indentation of the file leaves spaces before punctuation and around the dash of a page range. */
const tidy = (text: string): string =>
  oneLine(text)
    .replace(/ +([,.;:)\]])/g, '$1')
    .replace(/([([]) +/g, '$1')
    .replace(/(\d[-–]) (?=\d)/g, '$1');

export const citationText = (citation: Element): string =>
  isWritten(citation) ? tidy(textOf(citation)) : composed(citation);

/** Of several citations in an entry the written ones say it all; tagged repetitions are left aside. */
export const shownCitations = (ref: Element): Element[] => {
  const all = citationsOf(ref);
  const written = all.filter(isWritten);
  return written.length > 0 ? written : all;
};
