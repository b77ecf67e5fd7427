import type { CslDate, CslItem } from '@naskhah/modules/exchange';
import { partialDate } from '../dates.ts';
import { filled } from '../take.ts';
import { textOf } from '../text.ts';
import { attribute, child, type Element } from '../tree.ts';
import { identifiersOf } from './identifiers.ts';
import { kindOf } from './kind.ts';
import { peopleOf } from './names.ts';

const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

const pages = (citation: Element, text: (...names: string[]) => string | undefined): string | undefined => {
  const range = text('page-range');
  const first = text('fpage');
  const last = text('lpage');
  if (first && last && first !== last) return `${first}-${last}`;
  return range ?? first ?? text('elocation-id') ?? (child(citation, 'size') ? undefined : last);
};

const issued = (citation: Element): CslDate | undefined => {
  const source = child(citation, 'date') ?? citation;
  const date = partialDate(source) ?? partialDate(citation);
  if (date)
    return {
      'date-parts': [date.day ? [date.year, date.month, date.day] : date.month ? [date.year, date.month] : [date.year]],
    };
  const written = textOf(child(source, 'year')) || textOf(child(citation, 'year'));
  return written ? { literal: written } : undefined;
};

/** `2024-02-08` or a date written out. */
const accessed = (citation: Element): CslDate | undefined => {
  const element = child(citation, 'date-in-citation', 'access-date');
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(attribute(element, 'iso-8601-date') ?? '');
  if (parts) return { 'date-parts': [[Number(parts[1]), Number(parts[2]), Number(parts[3])]] };
  const written = textOf(element);
  return written ? { literal: written } : undefined;
};

/** Some journals tag the stop behind a title as part of it; that of an abbreviation stays. */
const withoutStop = (title: string | undefined): string | undefined => title?.replace(/(?<=\p{Ll}{3})\.$/u, '');

/** The work that a citation describes, in the fields of CSL-JSON. */
export const itemOf = (citation: Element, id: string): CslItem => {
  const text = (...names: string[]): string | undefined => textOf(child(citation, ...names)) || undefined;
  const type = kindOf(citation);
  const source = text('source');
  const part = text('article-title', 'chapter-title', 'part-title', 'data-title');
  const people = peopleOf(citation);
  return filled<CslItem>({
    id,
    type,
    title: withoutStop(part ?? source),
    'container-title': part ? source : undefined,
    author: some(people.author),
    editor: some(people.editor),
    translator: some(people.translator),
    issued: issued(citation),
    accessed: accessed(citation),
    volume: text('volume'),
    issue: text('issue'),
    page: pages(citation, text),
    edition: text('edition'),
    publisher: text('publisher-name', 'institution'),
    'publisher-place': text('publisher-loc'),
    'event-title': text('conf-name'),
    'collection-title': text('series'),
    ISBN: text('isbn'),
    ISSN: text('issn'),
    ...identifiersOf(citation),
  });
};
