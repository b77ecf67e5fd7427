import type { Round } from '../../app/article.ts';

type Seen = Pick<Round['reviews'][number], 'state' | 'recommendation'>;

const hasReported = ({ state }: Seen): boolean =>
  state === 'submitted' || state === 'considered' || state === 'thanked';

/** How many reports of a round are in, of how many that are or were expected, and how often each recommendation was given. */
export const adviceOf = (reviews: readonly Seen[]) => {
  const expected = reviews.filter(({ state }) => state !== 'declined' && state !== 'cancelled');
  const reported = expected.filter(hasReported);
  const counts = new Map<string, number>();
  for (const { recommendation } of reported) {
    if (recommendation) counts.set(recommendation, (counts.get(recommendation) ?? 0) + 1);
  }
  return { inHand: reported.length, of: expected.length, advice: [...counts] };
};
