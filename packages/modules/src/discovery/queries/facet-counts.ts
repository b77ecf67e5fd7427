/** One way to narrow a list, with how many of it are so; null where there are too many to be counted. Labels are '' where the page names the value itself. */
export type FacetCount = { value: string; count: number | null; labelEn: string; labelMs: string };

export type FacetRow<Facet extends string> = FacetCount & { facet: Facet };

/** As many values of one facet as a page may offer. */
export const mostValues = 40;

/** Rows of a statement, by facet; a facet without values is an empty list. */
export const byFacet = <Facet extends string>(
  facets: readonly Facet[],
  rows: readonly FacetRow<Facet>[],
): Record<Facet, FacetCount[]> => {
  const none = Object.fromEntries(facets.map((facet): [string, FacetCount[]] => [facet, []])) as Record<
    Facet,
    FacetCount[]
  >;
  for (const { facet, ...count } of rows) none[facet].push(count);
  return none;
};
