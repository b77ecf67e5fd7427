import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { answeredForm } from '../../forms/index.ts';
import { type Anonymity, neutralName, seesFile, strictest, visibilityFor } from '../../submissions/index.ts';
import { isReviewer } from '../domain/policy.ts';

type Found = {
  id: string;
  use: string;
  type: string;
  size: number;
  for_review: boolean | null;
  /** The round in which it came. */
  round: number | null;
  mode: Anonymity | null;
  looked_into: unknown;
  copy_size: number | null;
};

/** A file as the reviewer of this round gets it; undefined for what came later, is not for them, or cannot be had without names. */
const reviewedFile = (file: Found, { number, anonymity }: { number: number; anonymity: Anonymity }) => {
  const mode = strictest([anonymity, file.mode]);
  const standing = { use: file.use, anonymity: mode, shared: false, chosen: file.for_review };
  const hidden = !visibilityFor('reviewer', mode).authors;
  if ((file.round ?? 0) > number || !seesFile('reviewer', standing)) return undefined;
  if (hidden && file.looked_into !== null && file.copy_size === null) return undefined;
  const size = file.copy_size ?? file.size;
  return { id: file.id, type: file.type, size, label: '', filename: neutralName(file.use, file.type) };
};

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
      'j.issn',
      'j.eissn',
    ])
    .select(
      sql<boolean>`exists (select from submissions.author_account w
      where w.submission_id = s.id and w.person_id = a.reviewer_id)`.as('wrote'),
    )
    .select(sql<number>`(current_timestamp at time zone j.time_zone)::date - a.review_due`.as('days_past'))
    .select(answeredForm(sql`a.id`).as('form'))
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
          .leftJoin('workflow.round as o', 'o.id', 'f.round_id')
          .leftJoin('media.clean_copy as k', 'k.sha256', 'f.sha256')
          .leftJoin('media.content as y', 'y.sha256', 'k.copy_sha256')
          .select([
            'f.id',
            'f.use',
            'f.for_review',
            'o.number as round',
            'o.anonymity as mode',
            'k.sha256 as looked_into',
            'y.size as copy_size',
            'm.mime as type',
            'm.size',
          ])
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
    issn: row.issn,
    eissn: row.eissn,
    article_title: row.title,
    abstract: row.abstract,
    keywords: row.keywords,
    article_type: row.article_type,
    language: row.language,
    anonymity: row.anonymity,
    contributor: sees.authors ? row.contributors.map(({ name }) => ({ name })) : null,
    round: row.number,
    answer_due: row.answer_due,
    review_due: row.review_due,
    overdue_days: open && row.days_past > 0 ? row.days_past : null,
    files:
      row.state === 'invited' || row.state === 'declined'
        ? []
        : row.files.flatMap((file) => reviewedFile(file, row) ?? []),
    recommendation: row.recommendation,
    comments_to_author: row.comments_to_author,
    comments_to_editor: row.comments_to_editor,
    competing_interests: row.competing_interests ?? '',
    submitted_at: row.submitted_at?.toISOString() ?? null,
    // An invitation shows the manuscript, not yet the work.
    form: row.state === 'invited' || row.state === 'declined' ? null : row.form,
  };
};
