import type { Db } from '@naskhah/db/tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inIssueOrder, type PublicEntry, publicEntries } from './public-contents.ts';
import { type PublicIssueHead, publicIssues } from './public-issue-head.ts';
import { mastheadColumns, type PublicMasthead, publicJournalStates } from './public-masthead.ts';

export type PublicJournal = {
  journal: PublicMasthead;
  /** The newest issue and the ones before it. */
  issues: PublicIssueHead[];
  current: PublicEntry[];
  /** Newest articles that are in no issue. */
  loose: PublicEntry[];
};

const issuesShown = 6;
const entriesShown = 100;
const looseShown = 20;

/** A journal's home: three statements. */
export const publicJournal = async (db: Db, path: string): Promise<PublicJournal | undefined> => {
  const row = await db
    .selectFrom('journals.journal as j')
    .where('j.path', '=', path)
    .where('j.state', 'in', publicJournalStates)
    .select([...mastheadColumns, jsonArrayFrom(publicIssues(db).limit(issuesShown)).as('issues')])
    .executeTakeFirst();
  if (!row) return undefined;
  const { issues, ...journal } = row;
  const [newest] = issues;
  const current = newest
    ? await publicEntries(db).where('p.issue_id', '=', newest.id).orderBy(inIssueOrder).limit(entriesShown).execute()
    : [];
  const loose = await publicEntries(db)
    .where('p.journal_id', '=', journal.id)
    .where('p.issue_id', 'is', null)
    .orderBy('p.published_at', 'desc')
    .limit(looseShown)
    .execute();
  return { journal, issues, current, loose };
};
