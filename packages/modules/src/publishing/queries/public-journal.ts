import type { Db } from '@naskhah/db/tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statesWithSite } from '../../journals/index.ts';
import { compiledOnce } from './compiled-once.ts';
import { inIssueOrder, type PublicEntry, publicEntries } from './public-contents.ts';
import { type PublicIssueHead, publicIssues } from './public-issue-head.ts';
import { masthead, type PublicMasthead } from './public-masthead.ts';

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

const home = compiledOnce((db, path: string) =>
  db
    .selectFrom('journals.journal as j')
    .where('j.path', '=', path)
    .where('j.state', 'in', statesWithSite)
    .select([masthead.as('journal'), jsonArrayFrom(publicIssues(db).limit(issuesShown)).as('issues')]),
);

const entriesOf = compiledOnce((db, issueId: string) =>
  publicEntries(db).where('p.issue_id', '=', issueId).orderBy(inIssueOrder).limit(entriesShown),
);

const looseOf = compiledOnce((db, journalId: string) =>
  publicEntries(db)
    .where('p.journal_id', '=', journalId)
    .where('p.issue_id', 'is', null)
    .orderBy('p.published_at', 'desc')
    .limit(looseShown),
);

/** A journal's home: three statements. */
export const publicJournal = async (db: Db, path: string): Promise<PublicJournal | undefined> => {
  const [row] = await home(db, path);
  if (!row) return undefined;
  const { journal, issues } = row;
  const current = issues[0] ? await entriesOf(db, issues[0].id) : [];
  return { journal, issues, current, loose: await looseOf(db, journal.id) };
};
