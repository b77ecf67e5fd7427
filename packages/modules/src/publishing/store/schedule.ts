import type { Db, Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

type Place = {
  submissionId: string;
  journalId: string;
  issueId: string;
  sectionId: string | null;
  pages: string | undefined;
  license: string | null;
  now: Date;
};

/** Sets an article at the end of an issue's table of contents; one that is in it already keeps its place. */
export const schedule = async (trx: Trx, place: Place): Promise<void> => {
  const { last } = await trx
    .selectFrom('publishing.publication')
    .select((on) => on.fn.coalesce(on.fn.max<number>('position'), on.lit(0)).as('last'))
    .where('issue_id', '=', place.issueId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('publishing.publication')
    .values({
      submission_id: place.submissionId,
      journal_id: place.journalId,
      issue_id: place.issueId,
      section_id: place.sectionId,
      position: last + 1,
      pages: place.pages ?? '',
      license_url: place.license,
      updated_at: place.now,
    })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet((on) => ({
        issue_id: on.ref('excluded.issue_id'),
        // Within the same issue only the pages change, never the place.
        position: on
          .case()
          .when('publishing.publication.issue_id', '=', on.ref('excluded.issue_id'))
          .then(on.ref('publishing.publication.position'))
          .else(on.ref('excluded.position'))
          .end(),
        license_url: on.fn.coalesce('publishing.publication.license_url', 'excluded.license_url'),
        updated_at: place.now,
        ...(place.pages !== undefined && { pages: place.pages }),
      })),
    )
    .execute();
};

/** Takes an article out of its issue. */
export const unschedule = async (trx: Trx, submissionId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('publishing.publication')
    .set({ issue_id: null, position: 0, updated_at: now })
    .where('submission_id', '=', submissionId)
    .execute();
};

/** The articles of an issue, in the order of its table of contents. */
export const articlesInIssue = async (db: Db, issueId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('publishing.publication')
    .select('submission_id')
    .where('issue_id', '=', issueId)
    .orderBy('position')
    .execute();
  return rows.map(({ submission_id }) => submission_id);
};

/** The issue that an article is set into, if it was ever set into one. */
export const placeOf = async (
  db: Db,
  submissionId: string,
): Promise<{ issueId: string | null; pages: string } | undefined> => {
  const row = await db
    .selectFrom('publishing.publication')
    .select(['issue_id', 'pages'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && { issueId: row.issue_id, pages: row.pages };
};

/** Puts the table of contents in this order: one statement, whatever its length. */
export const orderArticles = async (trx: Trx, issueId: string, order: readonly string[]): Promise<void> => {
  await sql`update publishing.publication p set position = o.place
    from unnest(${order}::uuid[]) with ordinality as o(id, place)
    where p.submission_id = o.id and p.issue_id = ${issueId}`.execute(trx);
};

/** The articles of an issue are published now, those that were before since then; answers their ids. */
export const savePublished = async (trx: Trx, issueId: string, now: Date): Promise<string[]> => {
  const published = await trx
    .updateTable('publishing.publication')
    .set((on) => ({ published_at: on.fn.coalesce('published_at', on.val(now)), updated_at: now }))
    .where('issue_id', '=', issueId)
    .returning('submission_id')
    .execute();
  return published.map((row) => row.submission_id);
};
