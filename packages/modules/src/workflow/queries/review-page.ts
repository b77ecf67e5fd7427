import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { neutralName, seesFile, visibilityFor } from '../../submissions/index.ts';
import { isReviewer } from '../domain/policy.ts';

/** A review for its reviewer, with nothing of the authors that the round's mode hides: one statement. */
export const reviewPage = async (db: Db, actor: Actor, id: string) => {
  const row = await db
    .selectFrom('workflow.review_assignment as a')
    .innerJoin('workflow.round as r', 'r.id', 'a.round_id')
    .innerJoin('submissions.submission as s', 's.id', 'a.submission_id')
    .innerJoin('journals.journal as j', 'j.id', 'a.journal_id')
    .selectAll('a')
    .select([
      'r.anonymity',
      'r.number',
      's.title',
      's.abstract',
      's.keywords',
      's.article_type',
      's.language',
      'j.name_en',
      'j.name_ms',
    ])
    .select(
      sql<boolean>`exists (select from submissions.author_account w
      where w.submission_id = s.id and w.person_id = a.reviewer_id)`.as('wrote'),
    )
    .select(sql<number>`(current_timestamp at time zone j.time_zone)::date - a.review_due`.as('days_past'))
    .select((on) => [
      jsonArrayFrom(
        on
          .selectFrom('submissions.contributor as c')
          .select('c.name')
          .whereRef('c.submission_id', '=', 's.id')
          .orderBy('c.position'),
      ).as('contributors'),
      jsonArrayFrom(
        on
          .selectFrom('media.attachment as f')
          .innerJoin('media.content as m', 'm.sha256', 'f.sha256')
          .select(['f.id', 'f.use', 'f.label', 'f.filename', 'm.mime as type', 'm.size'])
          .whereRef('f.ref_id', '=', 's.id')
          .where('f.removed_at', 'is', null)
          .orderBy('f.created_at'),
      ).as('files'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row || row.state === 'cancelled' || row.wrote || !isReviewer(actor, row)) return undefined;
  const sees = visibilityFor('reviewer', row.anonymity);
  const open = row.state === 'invited' || row.state === 'accepted' || row.state === 'in-progress';
  return {
    id: row.id,
    article_id: row.submission_id,
    version: row.version,
    state: row.state,
    journal_en: row.name_en,
    journal_ms: row.name_ms,
    article_title: row.title,
    abstract: row.abstract,
    keywords: row.keywords,
    article_type: row.article_type,
    language: row.language,
    anonymity: row.anonymity,
    authors: sees.authors ? row.contributors.map((one) => one.name) : null,
    round: row.number,
    answer_due: row.answer_due,
    review_due: row.review_due,
    overdue_days: open && row.days_past > 0 ? row.days_past : null,
    files:
      row.state === 'invited' || row.state === 'declined'
        ? []
        : row.files
            .filter((file) => seesFile('reviewer', row.anonymity, file.use))
            .map(({ use, ...file }) => ({ ...file, label: '', filename: neutralName(use, file.filename) })),
    recommendation: row.recommendation,
    comments_to_author: row.comments_to_author,
    comments_to_editor: row.comments_to_editor,
    competing_interests: row.competing_interests ?? '',
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
};
