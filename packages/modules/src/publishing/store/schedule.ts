import type { Trx } from '@naskhah/db/tables';

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

/** Takes an article out of its issue: it is in production again. */
export const unschedule = async (trx: Trx, submissionId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('publishing.publication')
    .set({ issue_id: null, position: 0, updated_at: now })
    .where('submission_id', '=', submissionId)
    .execute();
  await trx
    .updateTable('submissions.submission')
    .set((on) => ({
      status: 'active',
      stage: 'production',
      stage_since: now,
      updated_at: now,
      version: on('version', '+', 1),
    }))
    .where('id', '=', submissionId)
    .execute();
};
