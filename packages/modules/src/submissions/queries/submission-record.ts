import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { rulesShown } from '../../journals/index.ts';
import { referenceCount } from '../../references/index.ts';
import { missingFrom } from '../domain/completeness.ts';
import { maySeeDraft } from '../domain/policy.ts';

/** A submission as its author edits it, with what it still lacks, but without its references: one statement, and one more where the journal needs them. Undefined for everybody else. */
export const submissionRecord = async (db: Db, actor: Actor, id: string) => {
  const row = await db
    .selectFrom('submissions.submission as s')
    .innerJoin('journals.journal as j', 'j.id', 's.journal_id')
    .selectAll('s')
    .select(['j.name_en', 'j.name_ms', 'j.submis_checklist', 'j.submission_rules'])
    .select((on) =>
      on.selectFrom('journals.section as o').select('o.open').whereRef('o.id', '=', 's.section_id').as('section_open'),
    )
    .select((on) => [
      jsonArrayFrom(
        on
          .selectFrom('submissions.contributor as c')
          .select([
            'c.id',
            'c.type',
            'c.name',
            'c.given',
            'c.family',
            'c.email',
            'c.orcid',
            'c.corresponding',
            'c.affiliations',
            'c.credit',
          ])
          .whereRef('c.submission_id', '=', 's.id')
          .orderBy('c.position'),
      ).as('contributors'),
      jsonArrayFrom(
        on
          .selectFrom('media.attachment as a')
          .innerJoin('media.content as m', 'm.sha256', 'a.sha256')
          .select(['a.id', 'a.ref_id', 'a.use', 'a.filename', 'a.label', 'm.mime as type', 'm.size', 'a.created_at'])
          .whereRef('a.ref_id', '=', 's.id')
          .where('a.removed_at', 'is', null)
          .orderBy('a.created_at'),
      ).as('files'),
    ])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row || !maySeeDraft(actor, { submitterId: row.submitter_id, status: row.status })) return undefined;
  const rules = rulesShown(row.submission_rules);
  const missing = missingFrom({
    rules,
    sectionOpen: row.section_open ?? true,
    articleType: row.article_type,
    references: rules.metadata.references !== 'required' || (await referenceCount(db, id)) > 0,
    language: row.language,
    title: row.title,
    abstract: row.abstract,
    keywords: row.keywords,
    declarations: row.declarations,
    accepted: row.checklist,
    checklist: row.submis_checklist.map((item) => item.id),
    contributors: row.contributors.map((one) => ({ ...one, affiliations: one.affiliations.length })),
    files: row.files.map((file) => file.use),
  });
  return { ...row, rules, missing };
};
