import type { Db } from '@naskhah/db/tables';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

type Which = { issue: string } | { waitingIn: string };

/** Articles of an issue in order, or those of a journal that wait for one (in production, set nowhere): one statement. */
export const issueArticles = async (db: Db, which: Which) => {
  const rows = await db
    .selectFrom('submissions.submission as s')
    .leftJoin('publishing.publication as p', 'p.submission_id', 's.id')
    .leftJoin('journals.section as c', 'c.id', 's.section_id')
    .select(['s.id', 's.number', 's.title', 's.language', 'c.title_en', 'c.title_ms', 'p.pages', 'p.position'])
    .select((on) => [
      sql<string>`coalesce((select string_agg(x.name, ', ' order by x.position) from submissions.contributor x
        where x.submission_id = s.id), '')`.as('authors'),
      jsonArrayFrom(
        on
          .selectFrom('publishing.galley as g')
          .select(['g.id', 'g.kind', 'g.label', 'g.language'])
          .whereRef('g.submission_id', '=', 's.id')
          .orderBy('g.position'),
      ).as('galleys'),
    ])
    .$if('issue' in which, (query) => query.where('p.issue_id', '=', 'issue' in which ? which.issue : ''))
    .$if('waitingIn' in which, (query) =>
      query
        .where('s.journal_id', '=', 'waitingIn' in which ? which.waitingIn : '')
        .where('s.stage', '=', 'production')
        .where('s.status', '=', 'active'),
    )
    .orderBy('p.position')
    .orderBy('s.accepted_at')
    .execute();
  return rows.map((row) => ({
    article_id: row.id,
    number: row.number,
    article_title: inLanguage(row.title, row.language),
    title_lang: languageOf(row.title, row.language),
    authors: row.authors,
    section_en: row.title_en,
    section_ms: row.title_ms,
    pages: row.pages ?? '',
    position: row.position ?? 0,
    galleys: row.galleys,
  }));
};
