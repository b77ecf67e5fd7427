import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { authorsBeside, relationTo, wrote } from '../../submissions/index.ts';
import { galleyRightsOf } from '../domain/galley-rights.ts';
import { mayHandleIssues } from '../domain/policy.ts';

/** How the actor stands to the galleys of an article: undefined where the article is not theirs to see. One statement. */
export const galleyRights = async (db: Db, actor: Actor, articleId: string) => {
  const rows = await db
    .selectFrom('submissions.submission as s')
    .leftJoin('submissions.participant as p', 'p.submission_id', 's.id')
    .select(authorsBeside.as('authors'))
    .select(['s.journal_id', 's.submitter_id', 's.stage', 's.status', 'p.person_id', 'p.role'])
    .where('s.id', '=', articleId)
    .where('s.status', '!=', 'draft')
    .execute();
  const first = rows[0];
  if (!first) return undefined;
  const participants = rows.flatMap((row) =>
    row.person_id && row.role ? [{ person_id: row.person_id, role: row.role }] : [],
  );
  const { journal_id: journalId, submitter_id: submitterId } = first;
  const people = { journalId, submitterId, participants, authors: first.authors };
  const relation = relationTo(actor, people);
  const handles = !wrote(actor, people) && mayHandleIssues(actor, journalId);
  const { see, edit } = galleyRightsOf({ relation, handlesIssues: handles, stage: first.stage, status: first.status });
  return see ? { journalId, edit } : undefined;
};
