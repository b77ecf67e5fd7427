import type { Db } from '@naskhah/db/tables';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from './compiled-once.ts';
import { publicIssueOf } from './public-issue-of.ts';
import { masthead, type PublicMasthead } from './public-masthead.ts';

export type PublicGalley = {
  id: string;
  kind: 'pdf' | 'html' | 'xml' | 'epub' | 'supplementary';
  label: string;
  language: string;
  /** The whole text of an HTML galley, made safe when it was stored. */
  html: string | null;
  file: { sha256: string; size: number; mime: string; filename: string } | null;
  journal: PublicMasthead;
  article: {
    id: string;
    title: LocalizedText;
    language: string;
    status: string;
    doi: string | null;
    pages: string;
    names: { name: string }[];
    authors: number;
    galleys: { id: string; kind: 'pdf' | 'html' | 'xml' | 'epub' | 'supplementary'; label: string; language: string }[];
  };
  issue: { id: string; number: string; volume: string; year: number; title: LocalizedText } | null;
};

const namesShown = 12;

const galley = compiledOnce((db, path: string, articleId: string, galleyId: string) =>
  db
    .selectFrom('publishing.galley as g')
    .innerJoin('publishing.public_article as p', 'p.submission_id', 'g.submission_id')
    .innerJoin('journals.journal as j', 'j.id', 'p.journal_id')
    .where('g.id', '=', galleyId)
    .where('g.submission_id', '=', articleId)
    .where('j.path', '=', path)
    .select((eb) => [
      'g.id',
      'g.kind',
      'g.label',
      'g.language',
      'g.html',
      jsonObjectFrom(
        eb
          .selectFrom('media.attachment as a')
          .innerJoin('media.content as m', 'm.sha256', 'a.sha256')
          .select([sql<string>`encode(a.sha256, 'hex')`.as('sha256'), 'm.size', 'm.mime', 'a.filename'])
          .whereRef('a.id', '=', 'g.attachment_id'),
      ).as('file'),
      masthead.as('journal'),
      jsonObjectFrom(
        eb
          .selectFrom('submissions.submission as s')
          .select((inner) => [
            's.id',
            's.title',
            's.language',
            's.status',
            's.doi',
            sql<string>`p.pages`.as('pages'),
            jsonArrayFrom(
              inner
                .selectFrom('submissions.contributor as c')
                .select('c.name')
                .whereRef('c.submission_id', '=', 's.id')
                .orderBy('c.position')
                .limit(namesShown),
            ).as('names'),
            sql<number>`(select count(*) from submissions.contributor c where c.submission_id = s.id)`.as('authors'),
            jsonArrayFrom(
              inner
                .selectFrom('publishing.galley as other')
                .select(['other.id', 'other.kind', 'other.label', 'other.language'])
                .whereRef('other.submission_id', '=', 's.id')
                .orderBy('other.position'),
            ).as('galleys'),
          ])
          .whereRef('s.id', '=', 'p.submission_id'),
      )
        .$notNull()
        .as('article'),
      publicIssueOf(db).as('issue'),
    ]),
);

/** One galley, to be shown or sent: one statement. */
export const publicGalley = async (
  db: Db,
  path: string,
  articleId: string,
  galleyId: string,
): Promise<PublicGalley | undefined> => (await galley(db, path, articleId, galleyId))[0];
