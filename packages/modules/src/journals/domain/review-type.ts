import { type ReviewFacets, reviewFacets } from '@naskhah/kernel/stage-settings';

const oneOf = <V extends string>(values: readonly [V, ...V[]], kept: string | undefined): V =>
  values.find((value) => value === kept) ?? values[0];

/** What a journal says of its reviews beside who knows whom; a facet of which it said nothing is the first, the most usual. */
export const facetsOf = (kept: Record<string, string | undefined>): ReviewFacets => ({
  interaction: oneOf(reviewFacets.interaction, kept.interaction),
  published: oneOf(reviewFacets.published, kept.published),
  commenting: oneOf(reviewFacets.commenting, kept.commenting),
});
