import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import type { ArticleState, ParticipantRole, Turn } from '@naskhah/kernel/article-words';
import type { ReviewerProgress } from '@naskhah/kernel/documents';
import { newId, type PersonId } from '@naskhah/kernel/ids';
import { partsOf, saveParts } from '@naskhah/modules/desk-article';

const start = new Date('2026-10-01T02:00:00Z');

export type SeedSubmission = {
  title: string;
  number: string;
  authors?: string;
  state?: ArticleState;
  turn?: Turn;
  due?: string;
  sectionId?: string;
  submittedAt?: string;
  reviewers?: ReviewerProgress[];
  participants?: { person: string; role: ParticipantRole }[];
};

/** An article as the workspace lists it, with the people who take part in it. */
export const seedSubmission = async (db: Db, journalId: string, article: SeedSubmission): Promise<string> => {
  const id = newId();
  const submittedAt = new Date(article.submittedAt ?? start);
  await db
    .insertInto('submissions.submission')
    .values({
      id,
      journal_id: journalId,
      number: article.number,
      status: 'active',
      stage_since: start,
      section_id: article.sectionId ?? null,
      title: JSON.stringify({ en: article.title }),
      created_at: start,
      updated_at: start,
      submitted_at: submittedAt,
    })
    .execute();
  for (const { person, role } of article.participants ?? [])
    await db
      .insertInto('submissions.participant')
      .values({ id: newId(), submission_id: id, journal_id: journalId, person_id: person, role, since: start })
      .execute();
  await db
    .insertInto('desk_article.article_state')
    .values({
      submission_id: id,
      journal_id: journalId,
      state: article.state ?? 'submitted',
      turn: article.turn ?? 'editor',
      since: start,
      due: article.due ?? null,
      reviewers: JSON.stringify(article.reviewers ?? []),
      number: article.number,
      title: article.title,
      authors: article.authors ?? 'Nor Azizah Mohd Yusof',
      search: `${article.number} ${article.title}`.toLowerCase(),
      submitted_at: submittedAt,
      open: article.turn !== 'nobody',
    })
    .execute();
  await seedParts(db, id);
  return id;
};

/** What each participant of a seeded article has to do with it, as the acts would have kept it. */
export const seedParts = async (db: Db, id: string): Promise<void> => {
  const { turn } = await db
    .selectFrom('desk_article.article_state')
    .select('turn')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('submissions.participant')
    .select(['person_id as person', 'role'])
    .where('submission_id', '=', id)
    .execute();
  const authors = await db
    .selectFrom('submissions.author_account')
    .select('person_id as person')
    .where('submission_id', '=', id)
    .execute();
  const roles = [...held, ...authors.map(({ person }) => ({ person, role: 'author' }))];
  const work = await db
    .selectFrom('workflow.stage_work')
    .select(['person_id as person', 'stage'])
    .where('submission_id', '=', id)
    .where('done_at', 'is', null)
    .execute();
  await db.transaction().execute((trx) => saveParts(trx, id, partsOf(turn as Turn, roles, work)));
};

/** A person who monitors these journals; of no journal at all when none is named. */
export const monitorOf = (...journals: string[]): PersonActor => {
  const person = newId() as PersonId;
  const access = { permissions: 0, functions: 1, stages: {} };
  return {
    kind: 'person',
    person,
    behind: person,
    role: 6,
    flags: 0,
    journals: new Map(journals.map((id) => [id, access])),
  };
};
