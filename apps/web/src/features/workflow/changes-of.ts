import type { Article } from '../../app/article.ts';
import { adviceOf } from './advice-of.ts';

type Compared = Pick<Article, 'state' | 'stage'> & { workflow: Pick<Article['workflow'], 'rounds'> };
export type ArticleChange = {
  what: 'state' | 'stage' | 'round' | 'reports';
  before: string;
  now: string;
};

/** What differs between the article as somebody saw it and as it is now, in the terms of its page. */
export const changesOf = (before: Compared, now: Compared): ArticleChange[] => {
  const look = ({ state, stage, workflow: { rounds } }: Compared) => ({
    state,
    stage,
    round: String(rounds[0]?.number ?? 0),
    reports: String(adviceOf(rounds[0]?.reviews ?? []).inHand),
  });
  const was = look(before);
  const is = look(now);
  return (['state', 'stage', 'round', 'reports'] as const)
    .filter((what) => was[what] !== is[what])
    .map((what) => ({ what, before: was[what], now: is[what] }));
};
