import type { Db } from '@naskhah/db/tables';
import { submissionRules } from '@naskhah/kernel/submission-rules';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** The journals that take submissions, with what the first step of the wizard asks: one statement, at most 50. `path`: the one at this address alone. */
export const openJournals = async (db: Db, q: string, path?: string) => {
  const rows = await db
    .selectFrom('journals.journal as j')
    .select([
      'j.id',
      'j.name_en',
      'j.name_ms',
      'j.publisher',
      'j.languages',
      'j.submis_checklist',
      'j.submission_rules',
    ])
    .select((on) =>
      jsonArrayFrom(
        on
          .selectFrom('journals.section as s')
          .select(['s.id', 's.title_en', 's.title_ms'])
          .whereRef('s.journal_id', '=', 'j.id')
          .where('s.open', '=', true)
          .orderBy('s.sort'),
      ).as('sections'),
    )
    .where('j.state', 'in', ['verified', 'active'])
    .where('j.takes_submissions', '=', true)
    .$if(q !== '', (query) =>
      query.where((on) => on.or([on('j.name_en', 'ilike', `%${q}%`), on('j.name_ms', 'ilike', `%${q}%`)])),
    )
    .$if(path !== undefined, (query) => query.where('j.path', '=', path ?? ''))
    .orderBy('j.name_en')
    .limit(50)
    .execute();
  return rows.map(({ submission_rules, ...row }) => {
    const { article_types, guidelines } = submissionRules(submission_rules);
    return { ...row, article_types, guidelines };
  });
};
