import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { statesWithSite } from '../../journals/index.ts';
import { compiledOnce } from './compiled-once.ts';
import { inIssueOrder, type PublicEntry, publicEntries } from './public-contents.ts';
import { type PublicIssueHead, publicIssues } from './public-issue-head.ts';
import { masthead, type PublicMasthead } from './public-masthead.ts';

export type PublicIssue = {
  journal: PublicMasthead;
  issue: PublicIssueHead;
  entries: PublicEntry[];
  page: number;
  pages: number;
};

const entriesPerPage = 100;

const issueOf = compiledOnce((db, path: string, issueId: string) =>
  db
    .selectFrom('journals.journal as j')
    .where('j.path', '=', path)
    .where('j.state', 'in', statesWithSite)
    .select([masthead.as('journal'), jsonObjectFrom(publicIssues(db).where('i.id', '=', issueId)).as('issue')]),
);

const entriesOf = compiledOnce((db, issueId: string, skipped: string) =>
  publicEntries(db)
    .where('p.issue_id', '=', issueId)
    .orderBy(inIssueOrder)
    .limit(entriesPerPage)
    .offset(sql<number>`${skipped}::int`),
);

/** An issue with its table of contents: two statements. A continuous issue may hold thousands, so it is paged. */
export const publicIssue = async (
  db: Db,
  path: string,
  issueId: string,
  { page = 1 }: { page?: number } = {},
): Promise<PublicIssue | undefined> => {
  const [row] = await issueOf(db, path, issueId);
  if (!row?.issue) return undefined;
  const { journal, issue } = row;
  const entries = await entriesOf(db, issueId, String((page - 1) * entriesPerPage));
  return { journal, issue, entries, page, pages: Math.max(1, Math.ceil(issue.articles / entriesPerPage)) };
};
