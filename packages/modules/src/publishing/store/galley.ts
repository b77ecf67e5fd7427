import type { GalleyRow } from '@naskhah/db/rows/publishing';
import type { Db, Trx } from '@naskhah/db/tables';

type NewGalley = {
  id: string;
  submissionId: string;
  kind: GalleyRow['kind'];
  label: string;
  language: string;
  position: number;
  now: Date;
} & ({ html: string; attachmentId?: never } | { attachmentId: string; html?: never });

/** A galley made of a file, or of HTML that was made here and is safe; the same id again is the same galley. */
export const insertGalley = async (trx: Trx, galley: NewGalley): Promise<void> => {
  await trx
    .insertInto('publishing.galley')
    .values({
      id: galley.id,
      submission_id: galley.submissionId,
      kind: galley.kind,
      label: galley.label,
      language: galley.language,
      position: galley.position,
      attachment_id: galley.attachmentId ?? null,
      html: galley.html ?? null,
      created_at: galley.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

type SameGalley = Pick<GalleyRow, 'kind' | 'label' | 'language'> & { attachmentId: string };

/** Whether this file was made this galley before. */
export const isGalley = async (db: Db, { attachmentId, kind, label, language }: SameGalley): Promise<boolean> => {
  const known = await db
    .selectFrom('publishing.galley')
    .select('id')
    .where('attachment_id', '=', attachmentId)
    .where((on) => on.and({ kind, label, language }))
    .executeTakeFirst();
  return known !== undefined;
};

/** How many galleys an article has. */
export const galleyCount = async (db: Db, submissionId: string): Promise<number> => {
  const { n } = await db
    .selectFrom('publishing.galley')
    .select((on) => on.fn.countAll<number>().as('n'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return n;
};

export const findGalley = (db: Db, id: string) =>
  db.selectFrom('publishing.galley').select(['id', 'submission_id', 'kind']).where('id', '=', id).executeTakeFirst();

export const deleteGalleyRow = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('publishing.galley').where('id', '=', id).execute();
};
