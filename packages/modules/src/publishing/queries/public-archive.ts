import type { Db } from '@naskhah/db/tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statesWithSite } from '../../journals/index.ts';
import { compiledOnce } from './compiled-once.ts';
import { type PublicIssueHead, publicIssues } from './public-issue-head.ts';
import { masthead, type PublicMasthead } from './public-masthead.ts';

export type PublicArchive = { journal: PublicMasthead; issues: PublicIssueHead[] };

const archive = compiledOnce((db, path: string) =>
  db
    .selectFrom('journals.journal as j')
    .where('j.path', '=', path)
    .where('j.state', 'in', statesWithSite)
    .select([masthead.as('journal'), jsonArrayFrom(publicIssues(db)).as('issues')]),
);

/** All issues of a journal, newest first: one statement. Also what the page about the journal needs. */
export const publicArchive = async (db: Db, path: string): Promise<PublicArchive | undefined> =>
  (await archive(db, path))[0];
