import type { Db } from '@naskhah/db/tables';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** A line of a table of contents. */
export type PublicEntry = {
  id: string;
  title: LocalizedText;
  language: string;
  articleType: string;
  status: string;
  pages: string;
  doi: string | null;
  publishedAt: Date;
  sectionId: string | null;
  sectionEn: string | null;
  sectionMs: string | null;
  /** The first names, in order; `authors` counts all of them. */
  names: { name: string }[];
  authors: number;
  galleys: { id: string; kind: 'pdf' | 'html' | 'xml' | 'epub' | 'supplementary'; label: string; language: string }[];
};

const namesShown = 8;

/** Public articles with what a table of contents shows of each; the caller says which and in what order. */
export const publicEntries = (db: Db) =>
  db
    .selectFrom('publishing.public_article as p')
    .innerJoin('submissions.submission as s', 's.id', 'p.submission_id')
    .leftJoin('journals.section as sec', 'sec.id', 'p.section_id')
    .select((eb) => [
      's.id',
      's.title',
      's.language',
      's.article_type as articleType',
      's.status',
      'p.pages',
      's.doi',
      'p.published_at as publishedAt',
      'sec.id as sectionId',
      'sec.title_en as sectionEn',
      'sec.title_ms as sectionMs',
      jsonArrayFrom(
        eb
          .selectFrom('submissions.contributor as c')
          .select('c.name')
          .whereRef('c.submission_id', '=', 's.id')
          .orderBy('c.position')
          .limit(namesShown),
      ).as('names'),
      eb
        .selectFrom('submissions.contributor as c')
        .select((counted) => counted.fn.countAll<number>().as('n'))
        .whereRef('c.submission_id', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('authors'),
      jsonArrayFrom(
        eb
          .selectFrom('publishing.galley as g')
          .select(['g.id', 'g.kind', 'g.label', 'g.language'])
          .whereRef('g.submission_id', '=', 's.id')
          .where('g.kind', '!=', 'supplementary')
          .orderBy('g.position'),
      ).as('galleys'),
    ]);

/** An issue's order: its sections as the journal sorts them, articles without a section last. */
export const inIssueOrder = sql`sec.sort nulls last, sec.id nulls last, p.position, p.published_at desc, p.submission_id`;
