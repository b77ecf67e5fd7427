import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator, isInPerson, mayInStage, type PersonActor } from '@naskhah/kernel/actor';
import type { FileUse } from '@naskhah/kernel/file-use';
import type { Stage } from '@naskhah/kernel/stages';
import { sql } from 'kysely';
import type { Attachment, AttachRight, FileRights, ReadRight } from '../../media/index.ts';
import {
  type Anonymity,
  authorsBeside,
  neutralName,
  type People,
  relationTo,
  seesFile,
  visibilityFor,
  wrote,
} from '../../submissions/index.ts';
import { type RoundState, takesRevision } from '../../workflow/index.ts';

type Row = {
  journal_id: string;
  submitter_id: string | null;
  status: string;
  stage: Stage;
  participants: { person_id: string; role: string }[] | null;
  authors: string[];
  round_id: string | null;
  round_state: RoundState | null;
  anonymity: Anonymity | null;
  reviewing: boolean;
  is_public: boolean;
};

/** How an actor stands to the article that a file hangs on: one statement. */
const standing = async (
  db: Db,
  actor: Actor,
  articleId: string,
  attachment: string | null,
): Promise<Row | undefined> => {
  const person = actor.kind === 'person' || actor.kind === 'link' ? actor.person : null;
  const onlyReview = actor.kind === 'link' ? sql`and a.id = ${actor.assignment}` : sql``;
  const { rows } = await sql<Row>`
    select s.journal_id, s.submitter_id, s.status, s.stage, r.id as round_id, r.state as round_state, r.anonymity,
      (select json_agg(json_build_object('person_id', p.person_id, 'role', p.role))
        from submissions.participant p where p.submission_id = s.id) as participants,
      ${authorsBeside} as authors,
      exists (select from workflow.review_assignment a where a.submission_id = s.id and a.reviewer_id = ${person}
        and a.state not in ('invited', 'declined', 'cancelled') ${onlyReview}) as reviewing,
      exists (select from publishing.galley g join publishing.public_article b on b.submission_id = g.submission_id
        where g.attachment_id = ${attachment}) as is_public
    from submissions.submission s
      left join lateral (select * from workflow.round o where o.submission_id = s.id order by o.number desc limit 1) r on true
    where s.id = ${articleId}`.execute(db);
  return rows[0];
};

const peopleOf = (row: Row): People => ({
  journalId: row.journal_id,
  submitterId: row.submitter_id,
  participants: row.participants ?? [],
  authors: row.authors,
});

const draftUses: FileUse[] = ['manuscript', 'title-page', 'figure', 'table', 'supplementary'];
const no = (refusal: 'file-not-found' | 'submission-frozen'): AttachRight => ({ allowed: false, refusal });

/** Who decides on reviews in any journal chooses among everybody, and handles what they write. */
const choosesReviewers = (actor: PersonActor): boolean =>
  [...actor.journals.keys()].some((journal) => mayInStage(actor, journal, 'review', 'decide'));

/** A photo hangs on one's own account; nobody else changes it. Administrators and who chooses reviewers may see it. */
const mayAttachPhoto = (actor: Actor, refId: string): AttachRight =>
  isInPerson(actor) && actor.person === refId
    ? { allowed: true, refType: 'person', journal: '', roundId: null }
    : no('file-not-found');

const mayReadPhoto = (actor: Actor, file: Attachment): ReadRight =>
  actor.kind === 'person' && (actor.person === file.refId || isAdministrator(actor) || choosesReviewers(actor))
    ? { filename: file.filename }
    : undefined;

const mayAttach = async (db: Db, actor: Actor, refId: string, use: FileUse): Promise<AttachRight> => {
  if (use === 'photo') return mayAttachPhoto(actor, refId);
  const row = await standing(db, actor, refId, null);
  if (!row || actor.kind !== 'person') return no('file-not-found');
  const yes: AttachRight = { allowed: true, refType: 'article', journal: row.journal_id, roundId: row.round_id };
  if (row.status === 'draft') {
    if (row.submitter_id !== actor.person) return no('file-not-found');
    return draftUses.includes(use) ? yes : no('submission-frozen');
  }
  const relation = relationTo(actor, peopleOf(row));
  if (!relation) return no('file-not-found');
  if (relation === 'author') {
    const asked = { status: row.status, stage: row.stage, round: row.round_state ?? undefined };
    return takesRevision(asked) &&
      (use === 'revision' || use === 'reply' || use === 'figure' || use === 'supplementary')
      ? yes
      : no('submission-frozen');
  }
  const wanted: FileUse[] =
    relation === 'editor' ? ['copyedited', 'galley', 'supplementary', 'figure'] : ['copyedited', 'galley'];
  return row.status === 'published' || !wanted.includes(use) ? no('submission-frozen') : yes;
};

const mayRead = async (db: Db, actor: Actor, file: Attachment): Promise<ReadRight> => {
  if (file.refType === 'person') return mayReadPhoto(actor, file);
  if (file.refType !== 'article') return undefined;
  const row = await standing(db, actor, file.refId, file.id);
  if (!row) return undefined;
  if (row.is_public) return { filename: file.filename };
  if (actor.kind === 'person' && row.status === 'draft')
    return row.submitter_id === actor.person ? { filename: file.filename } : undefined;
  const people = peopleOf(row);
  const reviewing = row.reviewing && !wrote(actor, people);
  const relation = relationTo(actor, people) ?? (reviewing ? 'reviewer' : undefined);
  const anonymity = row.anonymity ?? 'double-anonymous';
  if (!relation || !seesFile(relation, anonymity, file.use)) return undefined;
  const own = (actor.kind === 'person' || actor.kind === 'link') && file.uploadedBy === actor.person;
  const named = own || visibilityFor(relation, anonymity).fileNames === 'all';
  return { filename: named ? file.filename : neutralName(file.use, file.filename) };
};

/** Answers media's questions about files that hang on articles: access follows the article, through the projection. */
export const fileRights: FileRights = { mayAttach, mayRead };
