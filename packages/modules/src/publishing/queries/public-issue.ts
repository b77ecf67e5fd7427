import type { Db } from '@naskhah/db/tables';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { inIssueOrder, type PublicEntry, publicEntries } from './public-contents.ts';
import { type PublicIssueHead, publicIssues } from './public-issue-head.ts';
import { mastheadColumns, type PublicMasthead, publicJournalStates } from './public-masthead.ts';

export type PublicIssue = {
  journal: PublicMasthead;
  issue: PublicIssueHead;
  entries: PublicEntry[];
  page: number;
  pages: number;
};

export const entriesPerPage = 100;

/** An issue with its table of contents: two statements. A continuous issue may hold thousands, so it is paged. */
export const publicIssue = async (
  db: Db,
  path: string,
  issueId: string,
  { page = 1 }: { page?: number } = {},
): Promise<PublicIssue | undefined> => {
  const row = await db
    .selectFrom('journals.journal as j')
    .where('j.path', '=', path)
    .where('j.state', 'in', publicJournalStates)
    .select([...mastheadColumns, jsonObjectFrom(publicIssues(db).where('i.id', '=', issueId)).as('issue')])
    .executeTakeFirst();
  if (!row?.issue) return undefined;
  const { issue, ...journal } = row;
  const entries = await publicEntries(db)
    .where('p.issue_id', '=', issueId)
    .orderBy(inIssueOrder)
    .limit(entriesPerPage)
    .offset((page - 1) * entriesPerPage)
    .execute();
  return { journal, issue, entries, page, pages: Math.max(1, Math.ceil(issue.articles / entriesPerPage)) };
};
