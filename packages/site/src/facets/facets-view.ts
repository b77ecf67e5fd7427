import type { FacetCount } from '@naskhah/modules/discovery';
import { say, type Text } from '@naskhah/words/text';
import { figure } from '../contents/issue-name.ts';
import { inTongue } from '../paths.ts';
import type { Tongue } from '../surroundings.ts';

/** Languages are called by their own names, and read out so. */
type Called = { label: string; lang: string | undefined };

export type ChoiceView = Called & { count: string; href: string };

export type FacetView = { heading: string; first: ChoiceView[]; rest: ChoiceView[] };

/** A filter that is on; its address takes it off. */
export type ChosenView = Called & { heading: string; href: string };

const shownAtOnce = 8;

/** A facet as links; a value without a label is not shown. Undefined where it could narrow nothing: it has no value, or only such as all have. */
export const facetView = (
  heading: Text,
  counts: readonly FacetCount[],
  total: number,
  at: Tongue,
  of: { label: (count: FacetCount) => string; path: (value: string) => string; areLanguages: boolean },
): FacetView | undefined => {
  if (counts.every(({ count }) => count === total) || (counts.length === 1 && counts[0]?.count === null))
    return undefined;
  const choices = counts
    .map((count) => ({
      label: of.label(count),
      lang: of.areLanguages ? count.value : undefined,
      count: count.count === null ? '' : figure(count.count),
      href: inTongue(of.path(count.value), at),
    }))
    .filter(({ label }) => label !== '');
  // A list of one more is as long as the word 'More'.
  const cut = choices.length <= shownAtOnce + 1 ? choices.length : shownAtOnce;
  return { heading: say(heading, at.language), first: choices.slice(0, cut), rest: choices.slice(cut) };
};
