import type { Db } from '@naskhah/db/tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type PublicIssueHead, publicIssues } from './public-issue-head.ts';
import { mastheadColumns, type PublicMasthead, publicJournalStates } from './public-masthead.ts';

export type PublicArchive = { journal: PublicMasthead; issues: PublicIssueHead[] };

/** All issues of a journal, newest first: one statement. Also what the page about the journal needs. */
export const publicArchive = async (db: Db, path: string): Promise<PublicArchive | undefined> => {
  const row = await db
    .selectFrom('journals.journal as j')
    .where('j.path', '=', path)
    .where('j.state', 'in', publicJournalStates)
    .select([...mastheadColumns, jsonArrayFrom(publicIssues(db)).as('issues')])
    .executeTakeFirst();
  if (!row) return undefined;
  const { issues, ...journal } = row;
  return { journal, issues };
};
