import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayChangeContent } from './approvals.ts';
import type { Issue } from './issue.ts';

type Placed = Pick<Issue, 'id' | 'journalId' | 'state'>;
type Article = { journalId: string; stage: string; status: string };

/** The article is taken out, set in for the first time, or moved within what is scheduled; undefined: already so. */
export type Placing = 'out' | 'in' | 'moved' | undefined;

/**
 * What setting an article into an issue does. `from`: the issue that it stands in; `to`: the one wanted, null to take it out,
 * undefined where there is none of that id; `otherPages`: whether its pages change.
 */
export const setIntoIssue = (
  article: Article,
  from: Placed | undefined,
  to: Placed | null | undefined,
  otherPages: boolean,
): Result<Placing, 'issue-not-found' | 'issue-public' | 'article-not-ready'> => {
  if (from && !mayChangeContent(from)) return refuse('issue-public');
  if (to === null) return ok(from && 'out');
  if (to?.journalId !== article.journalId) return refuse('issue-not-found');
  if (!mayChangeContent(to)) return refuse('issue-public');
  if (article.status === 'scheduled') return ok(from?.id === to.id && !otherPages ? undefined : 'moved');
  return article.stage === 'production' && article.status === 'active' ? ok('in') : refuse('article-not-ready');
};
