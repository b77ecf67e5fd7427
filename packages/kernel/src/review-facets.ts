import { reviewFacets } from './stage-settings.ts';

/** All four facets of peer review (ANSI/NISO Z39.106-2023), each with the terms of which a registration names one. */
export const fourFacets = {
  identities: ['all-identities-visible', 'single-anonymized', 'double-anonymized', 'triple-anonymized'],
  ...reviewFacets,
} as const;

type Facet = keyof typeof fourFacets;

/** What a journal says of its peer review, facet by facet. */
export type ReviewType = { [F in Facet]?: (typeof fourFacets)[F][number] | undefined };
