import type { FacetCount, SearchAnswer, SearchFacet } from '@naskhah/modules/discovery';
import { discovery, discoveryWith } from '@naskhah/words/discovery/discovery';
import { articleTypes } from '@naskhah/words/site/site-vocabulary';
import { say, sayWith, type Text } from '@naskhah/words/text';
import { type ChosenView, type FacetView, facetView } from '../../facets/facets-view.ts';
import { journalName } from '../../frame/masthead-view.ts';
import { inTongue, type SearchAddress, searchPath } from '../../paths.ts';
import type { Tongue } from '../../surroundings.ts';
import { ownName } from '../../text/languages.ts';
import type { SearchParams } from './params.ts';

/** The journal that the search keeps to, by its names. */
export type SearchedJournal = { nameEn: string; nameMs: string };

const headings: Record<SearchFacet, Text> = {
  fulltext: discovery.fullText,
  year: discovery.year,
  type: discovery.articleType,
  language: discovery.language,
  journal: discovery.journal,
};
const facets = Object.keys(headings) as SearchFacet[];

/** '' for a type that has no name: it is offered nowhere. */
const typeName = (type: string, { language }: Tongue): string => {
  const text = (articleTypes as Record<string, Text>)[type];
  return text ? say(text, language) : '';
};

const textName = (fulltext: string, { language }: Tongue): string =>
  say(fulltext === 'yes' ? discovery.withText : discovery.withoutText, language);

const label = (facet: SearchFacet, { value, labelEn, labelMs }: FacetCount, at: Tongue): string => {
  switch (facet) {
    case 'journal':
      return journalName({ nameEn: labelEn, nameMs: labelMs }, at.language);
    case 'year':
      return value;
    case 'type':
      return typeName(value, at);
    case 'language':
      return ownName(value);
    case 'fulltext':
      return textName(value, at);
  }
};

/** What an address says once a value of a facet is chosen. */
const chosenAs = (facet: SearchFacet, value: string): SearchAddress =>
  facet === 'year' ? { from: Number(value), to: Number(value) } : { [facet]: value };

const years = ({ from, to }: SearchParams, { language }: Tongue): string => {
  if (from && to) return from === to ? String(from) : `${from}–${to}`;
  if (from) return sayWith(discoveryWith.yearFrom, language, { year: from });
  return to ? sayWith(discoveryWith.yearTo, language, { year: to }) : '';
};

const chosenLabels = (
  asked: SearchParams,
  journal: SearchedJournal | undefined,
  at: Tongue,
): Record<SearchFacet, string> => ({
  fulltext: asked.fulltext ? textName(asked.fulltext, at) : '',
  year: years(asked, at),
  type: asked.type ? typeName(asked.type, at) || asked.type : '',
  language: asked.language ? ownName(asked.language) : '',
  journal: asked.journal ? (journal && journalName(journal, at.language)) || asked.journal : '',
});

const isOneYear = ({ from, to }: SearchParams): boolean => from !== undefined && from === to;

export const searchFacets = (answer: SearchAnswer, asked: SearchParams, at: Tongue): FacetView[] =>
  facets.flatMap((facet) => {
    if (facet === 'year' ? isOneYear(asked) : asked[facet]) return [];
    const newestFirst = (one: FacetCount, other: FacetCount) => Number(other.value) - Number(one.value);
    const counts = facet === 'year' ? answer.facets.year.toSorted(newestFirst) : answer.facets[facet];
    const total = answer.more ? Number.POSITIVE_INFINITY : answer.total;
    const path = (value: string) => searchPath({ ...asked, ...chosenAs(facet, value), page: 1 });
    const areLanguages = facet === 'language';
    const of = { label: (one: FacetCount) => label(facet, one, at), path, areLanguages };
    return facetView(headings[facet], counts, total, at, of) ?? [];
  });

export const chosenOfSearch = (asked: SearchParams, journal: SearchedJournal | undefined, at: Tongue): ChosenView[] => {
  const labels = chosenLabels(asked, journal, at);
  return facets.flatMap((facet) => {
    const without = facet === 'year' ? { from: undefined, to: undefined } : { [facet]: undefined };
    return labels[facet]
      ? {
          heading: say(headings[facet], at.language),
          label: labels[facet],
          lang: facet === 'language' ? asked.language : undefined,
          href: inTongue(searchPath({ ...asked, ...without, page: 1 }), at),
        }
      : [];
  });
};
