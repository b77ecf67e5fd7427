/** The four facets of peer review (ANSI/NISO Z39.106-2023, section 4), each with the terms of which a journal names one. */
export const reviewFacets = {
  identities: ['all-identities-visible', 'single-anonymized', 'double-anonymized', 'triple-anonymized'],
  interaction: ['editor', 'other-reviewers', 'authors'],
  information: ['none', 'summaries', 'reports', 'reviewer-identities'],
  comments: ['none', 'on-invitation', 'open'],
} as const;

export type ReviewFacet = keyof typeof reviewFacets;
export const reviewFacetNames = Object.keys(reviewFacets) as ReviewFacet[];

/** What a journal says of its peer review, facet by facet. */
export type ReviewType = { [F in ReviewFacet]?: (typeof reviewFacets)[F][number] | undefined };
