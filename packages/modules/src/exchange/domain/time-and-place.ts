import type { PartialDate, ReadArticle, ReadDates } from '../ports.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** As exact as the file: 2026, 2026-03 or 2026-03-14. */
const written = ({ year, month, day }: PartialDate): string =>
  [String(year), ...(month ? [two(month)] : []), ...(month && day ? [two(day)] : [])].join('-');

/** The first moment of a date that may lack its month or day. */
export const momentOf = ({ year, month, day }: PartialDate): Date =>
  new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));

export const publishedOn = ({ electronic, print, collection }: ReadDates): PartialDate | undefined =>
  electronic ?? print ?? collection;

export const datesOf = (dates: ReadDates): Record<string, string> => {
  const published = publishedOn(dates);
  const named: [string, PartialDate | undefined][] = [
    ['received', dates.received],
    ['revised', dates.revised?.at(-1)],
    ['accepted', dates.accepted],
    ['published', published],
    ['electronic', dates.electronic],
    ['print', dates.print],
    ['collection', dates.collection],
  ];
  return Object.fromEntries(named.flatMap(([name, date]) => (date ? [[name, written(date)]] : [])));
};

export const pagesOf = ({ place }: ReadArticle): string => {
  if (place.firstPage && place.lastPage && place.firstPage !== place.lastPage)
    return `${place.firstPage}–${place.lastPage}`;
  return place.firstPage ?? place.elocation ?? '';
};

const largest = 2_147_483_647;

/** Where the article stands in its issue: by its first page, else by the number in its place. */
export const positionOf = ({ place }: ReadArticle): number => {
  const number = Number(/\d+/.exec(place.firstPage ?? place.elocation ?? '')?.[0] ?? 0);
  return number <= largest ? number : 0;
};

/** The year of the volume: that of the collection, where there is one. */
export const yearOf = ({ collection, print, electronic }: ReadDates): number | undefined =>
  (collection ?? print ?? electronic)?.year;
