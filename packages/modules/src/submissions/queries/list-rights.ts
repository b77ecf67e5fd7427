import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { mayEditDraft, maySeeDraft } from '../domain/policy.ts';
import { relationTo } from '../domain/relation.ts';
import { authorsBeside } from './authors.ts';

/** Whether the actor may see and change what hangs on a submission, such as its reference list: one statement. */
export const listRights = async (db: Db, actor: Actor, submissionId: string) => {
  const rows = await db
    .selectFrom('submissions.submission as s')
    .leftJoin('submissions.participant as p', 'p.submission_id', 's.id')
    .select(authorsBeside.as('authors'))
    .select(['s.journal_id', 's.submitter_id', 's.status', 'p.person_id', 'p.role'])
    .where('s.id', '=', submissionId)
    .execute();
  const first = rows[0];
  if (!first) return { see: false, edit: false, journal: '' };
  const { journal_id: journalId, submitter_id: submitterId, status } = first;
  const participants = rows.flatMap(({ person_id, role }) => (person_id && role ? [{ person_id, role }] : []));
  const people = { journalId, submitterId, participants, authors: first.authors };
  const takesPart = status !== 'draft' && relationTo(actor, people) !== undefined;
  return {
    see: maySeeDraft(actor, { submitterId, status }) || takesPart,
    edit: mayEditDraft(actor, { submitterId, status }) && status === 'draft',
    journal: journalId,
  };
};
