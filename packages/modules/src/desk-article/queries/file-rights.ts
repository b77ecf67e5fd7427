import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator, isInPerson, mayInStage, type PersonActor } from '@naskhah/kernel/actor';
import { type FileUse, isJournalFileUse, isSingle } from '@naskhah/kernel/file-use';
import type { Stage } from '@naskhah/kernel/stages';
import { sql } from 'kysely';
import { mayAttachToJournal, mayReadOfJournal, mayReadWaiting } from '../../journals/index.ts';
import type { Attachment, AttachRight, FileRights, ReadRight } from '../../media/index.ts';
import {
  type Anonymity,
  authorsBeside,
  neutralName,
  type People,
  type Relation,
  relationTo,
  seesFile,
  strictest,
  visibilityFor,
  wrote,
} from '../../submissions/index.ts';
import { isShared, type RoundState, takesRevision } from '../../workflow/index.ts';

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
  /** How anonymous the rounds are that the actor reviews in, and the last of them. */
  reviewed_modes: Anonymity[];
  reviewed_until: number | null;
  /** The round in which the file came, and when who sent it sent a report in it. */
  own_round: { number: number; anonymity: Anonymity; shared_at: string | null; reported_at: string | null } | null;
  is_public: boolean;
};

/** How an actor stands to the article that a file hangs on: one statement. */
const standing = async (db: Db, actor: Actor, articleId: string, file: Attachment | null): Promise<Row | undefined> => {
  const person = actor.kind === 'person' || actor.kind === 'link' ? actor.person : null;
  const onlyReview = actor.kind === 'link' ? sql`and a.id = ${actor.assignment}` : sql``;
  const reviewed = sql`select o.number, o.anonymity from workflow.review_assignment a join workflow.round o on o.id = a.round_id
    where a.submission_id = s.id and a.reviewer_id = ${person}
      and a.state not in ('invited', 'declined', 'cancelled') ${onlyReview}`;
  const { rows } = await sql<Row>`
    select s.journal_id, s.submitter_id, s.status, s.stage, r.id as round_id, r.state as round_state, r.anonymity,
      (select json_agg(json_build_object('person_id', p.person_id, 'role', p.role))
        from submissions.participant p where p.submission_id = s.id) as participants,
      ${authorsBeside} as authors,
      array(select distinct v.anonymity from (${reviewed}) v) as reviewed_modes,
      (select max(v.number) from (${reviewed}) v) as reviewed_until,
      (select json_build_object('number', o.number, 'anonymity', o.anonymity, 'shared_at', o.reports_shared_at, 'reported_at',
          (select a.submitted_at from workflow.review_assignment a
            where a.round_id = o.id and a.reviewer_id = ${file?.uploadedBy ?? null}))
        from workflow.round o where o.id = ${file?.roundId ?? null}) as own_round,
      exists (select from publishing.galley g join publishing.public_article b on b.submission_id = g.submission_id
        where g.attachment_id = ${file?.id ?? null}) as is_public
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
    ? { allowed: true, refType: 'person', journal: '', roundId: null, replaces: true }
    : no('file-not-found');

const mayReadPhoto = (actor: Actor, file: Attachment): ReadRight =>
  actor.kind === 'person' && (actor.person === file.refId || isAdministrator(actor) || choosesReviewers(actor))
    ? { filename: file.filename, makers: 'known' }
    : undefined;

const mayAttach = async (db: Db, actor: Actor, refId: string, use: FileUse): Promise<AttachRight> => {
  if (use === 'photo') return mayAttachPhoto(actor, refId);
  if (isJournalFileUse(use)) return mayAttachToJournal(db, actor, refId, use);
  const row = await standing(db, actor, refId, null);
  if (!row || actor.kind !== 'person') return no('file-not-found');
  const replaces = row.status === 'draft' && isSingle(use);
  const hangs = { refType: 'article', journal: row.journal_id, roundId: row.round_id, replaces };
  const yes: AttachRight = { allowed: true, ...hangs };
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

/** A reviewer reads what was there in the rounds that they review, not what came after them. */
const cameInTime = ({ own_round, reviewed_until }: Row): boolean =>
  own_round === null || (reviewed_until !== null && own_round.number <= reviewed_until);

/**
 * The anonymity under which a file is read: of its own round, where it came in one; for a reviewer also of the rounds that they
 * review, the strictest of them, whatever the latest round may be.
 */
const anonymityFor = (relation: Relation, { own_round, reviewed_modes, anonymity }: Row): Anonymity => {
  const own = own_round?.anonymity;
  return strictest(relation === 'reviewer' ? [...reviewed_modes, own] : [own ?? anonymity]);
};

const mayRead = async (db: Db, actor: Actor, file: Attachment): Promise<ReadRight> => {
  if (file.refType === 'journal') return mayReadOfJournal(db, actor, file);
  if (file.refType === 'person')
    return isJournalFileUse(file.use) ? mayReadWaiting(actor, file) : mayReadPhoto(actor, file);
  if (file.refType !== 'article') return undefined;
  const row = await standing(db, actor, file.refId, file);
  if (!row) return undefined;
  if (row.is_public) return { filename: file.filename, makers: 'known' };
  if (actor.kind === 'person' && row.status === 'draft')
    return row.submitter_id === actor.person ? { filename: file.filename, makers: 'known' } : undefined;
  const people = peopleOf(row);
  const reviewing = row.reviewed_until !== null && !wrote(actor, people);
  const relation = relationTo(actor, people) ?? (reviewing ? 'reviewer' : undefined);
  if (!relation) return undefined;
  if (relation === 'reviewer' && !cameInTime(row)) return undefined;
  const anonymity = anonymityFor(relation, row);
  const shared = isShared(row.own_round?.reported_at ?? null, row.own_round?.shared_at ?? null);
  if (!seesFile(relation, { use: file.use, anonymity, shared, chosen: file.forReview })) return undefined;
  const own = (actor.kind === 'person' || actor.kind === 'link') && file.uploadedBy === actor.person;
  const sees = visibilityFor(relation, anonymity);
  if (own || sees.fileNames === 'all') return { filename: file.filename, makers: 'known' };
  const hidden = relation === 'reviewer' ? !sees.authors : file.use === 'review' && !sees.reviewers;
  return { filename: neutralName(file.use, file.mime), makers: hidden ? 'hidden' : 'not shown' };
};

const bylineOf: FileRights['bylineOf'] = (db, refId) =>
  db
    .selectFrom('submissions.contributor')
    .select(['name', 'email'])
    .where('submission_id', '=', refId)
    .orderBy('position')
    .execute();

/** Answers media's questions about files: access follows the article, through the projection, or the journal that they hang on. */
export const fileRights: FileRights = { mayAttach, mayRead, bylineOf };
