import type { PartialDate, ReadDates } from '@naskhah/modules/exchange';
import { filled } from './take.ts';
import { textOf } from './text.ts';
import { attribute, child, children, descendants, type Element, keep } from './tree.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const within = (value: number, most: number): number | undefined =>
  Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;

const monthOf = (text: string): number | undefined => {
  const named = monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return within(Number(text), 12) ?? (named > 0 ? named : undefined);
};

const fromIso = (iso: string | undefined): PartialDate | undefined => {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(iso ?? '');
  return parts?.[1] ? dateOf(Number(parts[1]), within(Number(parts[2]), 12), within(Number(parts[3]), 31)) : undefined;
};

const dateOf = (year: number, month: number | undefined, day: number | undefined): PartialDate => ({
  year,
  ...(month ? { month } : {}),
  ...(month && day ? { day } : {}),
});

/** The date of an element with year, month and day inside, as exact as it is; `1999a` counts as 1999. */
export const partialDate = (element: Element | undefined): PartialDate | undefined => {
  const year = Number(/\b(1\d{3}|20\d{2})(?=\D|$)/.exec(textOf(child(element, 'year')))?.[1]);
  if (!year) return fromIso(attribute(element, 'iso-8601-date') ?? attribute(child(element, 'year'), 'iso-8601-date'));
  return dateOf(year, monthOf(textOf(child(element, 'month'))), within(Number(textOf(child(element, 'day'))), 31));
};

type Kind = 'electronic' | 'print' | 'collection' | 'received' | 'accepted' | 'revised';

/** `pub-type` of NLM and JATS 1.0; `date-type` with `publication-format` since. Values as journals use them. */
const kinds: Record<string, Kind[]> = {
  epub: ['electronic'],
  ppub: ['print'],
  'epub-ppub': ['electronic', 'print'],
  collection: ['collection'],
  received: ['received'],
  accepted: ['accepted'],
  'rev-recd': ['revised'],
  revised: ['revised'],
  'rev-request': [],
};

const kindsOf = (element: Element): Kind[] => {
  const tagged = attribute(element, 'pub-type') ?? attribute(element, 'date-type') ?? '';
  if (kinds[tagged]) return kinds[tagged];
  if (!/^(pub|publication|)$/.test(tagged)) return [];
  return attribute(element, 'publication-format') === 'print' ? ['print'] : ['electronic'];
};

/** All dates of the article. Where two have the same kind, the first counts and the second goes to the others. */
export const datesOf = (meta: Element | undefined): ReadDates => {
  const dates: ReadDates = { others: [] };
  const history = children(meta, 'history', 'pub-history').flatMap((list) => descendants(list, 'date', 'pub-date'));
  for (const element of [...children(meta, 'pub-date'), ...history]) {
    const date = partialDate(element);
    if (!date) continue;
    keep(element);
    const wanted = kindsOf(element);
    const open = wanted.filter((kind) => kind === 'revised' || dates[kind] === undefined);
    for (const kind of open) {
      if (kind === 'revised') dates.revised = [...(dates.revised ?? []), date];
      else dates[kind] = date;
    }
    if (open.length === 0)
      dates.others.push({ kind: attribute(element, 'date-type') ?? attribute(element, 'pub-type') ?? 'date', date });
  }
  return filled(dates);
};
