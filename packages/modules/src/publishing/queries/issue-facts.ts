import type { Db } from '@naskhah/db/tables';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { type IssueLack, lacksOf } from '../domain/completeness.ts';
import { type PageNote, pageNotes } from '../domain/page-numbers.ts';

type IssueFacts = {
  lacks: IssueLack[];
  notes: PageNote[];
  /** In which the title of each article is written. */
  titleLangs: ReadonlyMap<string, string>;
};

/** What an issue still misses, and what of its page numbers somebody should look at, from its table of contents: one statement. */
export const issueFacts = async (db: Db, issueId: string): Promise<IssueFacts> => {
  const rows = await db
    .selectFrom('publishing.publication as p')
    .innerJoin('submissions.submission as s', 's.id', 'p.submission_id')
    .select(['s.id', 's.title', 's.language', 'p.license_url as license', 'p.pages'])
    .select(sql<number>`(select count(*) from publishing.galley g where g.submission_id = s.id)`.as('galleys'))
    .where('p.issue_id', '=', issueId)
    .orderBy('p.position')
    .execute();
  const articles = rows.map((row) => ({ ...row, title: inLanguage(row.title, row.language), pages: row.pages ?? '' }));
  const titleLangs = new Map(rows.map(({ id, title, language }) => [id, languageOf(title, language)]));
  return { lacks: lacksOf(articles), notes: pageNotes(articles), titleLangs };
};
