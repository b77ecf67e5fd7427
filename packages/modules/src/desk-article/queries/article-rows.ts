import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { answeredForm } from '../../forms/index.ts';
import { stagesSkipped } from '../../journals/index.ts';
import { authorsBeside } from '../../submissions/index.ts';

/** An article with everything that hangs on it, unprojected: one statement. For `article-record` alone. */
export const articleRows = (db: Db, id: string) =>
  db
    .selectFrom('submissions.submission as s')
    .innerJoin('journals.journal as j', 'j.id', 's.journal_id')
    .innerJoin('desk_article.article_state as d', 'd.submission_id', 's.id')
    .selectAll('s')
    .select(authorsBeside.as('authors'))
    .select(['j.path', 'j.name_en', 'j.name_ms', 'j.time_zone', 'd.state', 'd.turn', 'd.since', 'd.due'])
    .select(stagesSkipped.as('skipped'))
    .select((on) => [
      jsonArrayFrom(
        on
          .selectFrom('submissions.contributor as c')
          .select(['c.name', 'c.orcid', 'c.corresponding', 'c.affiliations', 'c.credit'])
          .select(['c.confirmed_at', 'c.declined_at', 'c.decline_note'])
          .leftJoin('identity.person as w', (join) =>
            join.onRef('w.id', '=', 'c.person_id').on('w.status', '=', 'active'),
          )
          .select(sql<boolean>`c.confirm_hash is not null`.as('asked'))
          .select('w.biography')
          .select((inner) =>
            inner
              .selectFrom('media.attachment as f')
              .select('f.id')
              .whereRef('f.ref_id', '=', 'w.id')
              .where('f.ref_type', '=', 'person')
              .where('f.use', '=', 'photo')
              .where('f.removed_at', 'is', null)
              .orderBy('f.created_at', 'desc')
              .orderBy('f.id', 'desc')
              .limit(1)
              .as('photo'),
          )
          .whereRef('c.submission_id', '=', 's.id')
          .orderBy('c.position'),
      ).as('contributors'),
      jsonArrayFrom(
        on
          .selectFrom('submissions.active_participant as t')
          .innerJoin('identity.person as p', 'p.id', 't.person_id')
          .select(['t.id', 't.person_id', 'p.name', 't.role'])
          .whereRef('t.submission_id', '=', 's.id')
          .orderBy('t.since'),
      ).as('participants'),
      jsonArrayFrom(
        on
          .selectFrom('media.attachment as f')
          .innerJoin('media.content as m', 'm.sha256', 'f.sha256')
          .select([
            'f.id',
            'f.ref_id',
            'f.use',
            'f.filename',
            'f.label',
            'f.uploaded_by',
            'f.round_id',
            'f.for_review',
            'f.created_at',
            'm.mime as type',
            'm.size',
          ])
          .whereRef('f.ref_id', '=', 's.id')
          .where('f.removed_at', 'is', null)
          .orderBy('f.created_at'),
      ).as('files'),
      jsonArrayFrom(
        on
          .selectFrom('workflow.stage_work as w')
          .innerJoin('identity.person as p', 'p.id', 'w.person_id')
          .select(['w.id', 'w.stage', 'w.person_id as user_id', 'p.name', 'w.due', 'w.done_at'])
          .whereRef('w.submission_id', '=', 's.id'),
      ).as('work'),
      jsonArrayFrom(
        on
          .selectFrom('publishing.galley as g')
          .select(['g.id', 'g.kind', 'g.label', 'g.language'])
          .whereRef('g.submission_id', '=', 's.id')
          .orderBy('g.position'),
      ).as('galleys'),
      jsonObjectFrom(
        on
          .selectFrom('publishing.publication as b')
          .innerJoin('publishing.issue as i', 'i.id', 'b.issue_id')
          .innerJoin('publishing.volume as v', 'v.id', 'i.volume_id')
          .leftJoin('identity.person as f', 'f.id', 'i.finally_approved_by')
          .select([
            'i.id',
            'v.number as volume',
            'v.year',
            'i.number',
            'i.state',
            'b.published_at',
            'f.name as approved_by',
          ])
          .whereRef('b.submission_id', '=', 's.id'),
      ).as('issue'),
    ])
    .where('s.id', '=', id)
    .where('s.status', '!=', 'draft')
    .executeTakeFirst();

/** The rounds of an article with their reviews and revision, newest first, and the decisions: two statements. */
export const roundRows = (db: Db, id: string) =>
  db
    .selectFrom('workflow.round as o')
    .select(['o.id', 'o.number', 'o.state', 'o.anonymity', 'o.opened_at', 'o.revisions_due', 'o.reports_shared_at'])
    .select((on) => [
      jsonArrayFrom(
        on
          .selectFrom('workflow.review_assignment as a')
          .innerJoin('identity.person as p', 'p.id', 'a.reviewer_id')
          .leftJoin('identity.affiliation as f', (join) =>
            join.onRef('f.person_id', '=', 'p.id').on('f.is_primary', '=', true),
          )
          .select([
            'a.id',
            'a.reviewer_id',
            'p.name',
            'f.organisation',
            'a.state',
            'a.answer_due',
            'a.review_due',
            'a.invited_at',
            'a.submitted_at',
            'a.recommendation',
            'a.comments_to_author',
            'a.comments_to_editor',
            'a.decline_reason',
            'a.suggestions',
            'a.competing_interests',
          ])
          .select(answeredForm(sql`a.id`).as('form'))
          .whereRef('a.round_id', '=', 'o.id')
          .orderBy('a.invited_at'),
      ).as('reviews'),
      jsonObjectFrom(
        on
          .selectFrom('workflow.revision as v')
          .select(['v.number', 'v.reply', 'v.submitted_at'])
          .whereRef('v.round_id', '=', 'o.id')
          .orderBy('v.number', 'desc')
          .limit(1),
      ).as('revision'),
    ])
    .where('o.submission_id', '=', id)
    .orderBy('o.number', 'desc')
    .execute();

export const decisionRows = (db: Db, id: string) =>
  db
    .selectFrom('workflow.decision as d')
    .innerJoin('identity.person as p', 'p.id', 'd.by_id')
    .select(['d.id', 'd.kind', 'd.at', 'p.name as by', 'd.note', 'd.is_recommendation'])
    .where('d.submission_id', '=', id)
    .orderBy('d.at', 'desc')
    .execute();
