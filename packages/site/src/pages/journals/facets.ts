import type { Directory, DirectoryFacet, FacetCount } from '@naskhah/modules/discovery';
import { discovery } from '@naskhah/words/discovery/discovery';
import { say, type Text } from '@naskhah/words/text';
import { type ChosenView, type FacetView, facetView } from '../../facets/facets-view.ts';
import { inTongue, journalsPath } from '../../paths.ts';
import type { Tongue } from '../../surroundings.ts';
import { ownName } from '../../text/languages.ts';
import type { JournalsParams } from './params.ts';

const headings: Record<DirectoryFacet, Text> = {
  discipline: discovery.discipline,
  language: discovery.language,
  publisher: discovery.publisher,
  access: discovery.access,
  licence: discovery.licence,
};
const facets = Object.keys(headings) as DirectoryFacet[];

const label = (facet: DirectoryFacet, { value, labelEn, labelMs }: Omit<FacetCount, 'count'>, { language }: Tongue) =>
  facet === 'language' ? ownName(value) : (language === 'ms' ? labelMs : labelEn) || value;

export const journalFacets = ({ facets: counts, total }: Directory, asked: JournalsParams, at: Tongue): FacetView[] =>
  facets.flatMap((facet) => {
    if (asked[facet]) return [];
    const path = (value: string) => journalsPath({ ...asked, [facet]: value, page: 1 });
    const areLanguages = facet === 'language';
    const of = { label: (one: FacetCount) => label(facet, one, at), path, areLanguages };
    return facetView(headings[facet], counts[facet], total, at, of) ?? [];
  });

export const chosenOfJournals = ({ chosen }: Directory, asked: JournalsParams, at: Tongue): ChosenView[] =>
  facets.flatMap((facet) => {
    const value = asked[facet];
    const labels = chosen[facet] ?? { labelEn: '', labelMs: '' };
    return value
      ? {
          heading: say(headings[facet], at.language),
          label: label(facet, { value, ...labels }, at),
          lang: facet === 'language' ? value : undefined,
          href: inTongue(journalsPath({ ...asked, [facet]: undefined, page: 1 }), at),
        }
      : [];
  });
