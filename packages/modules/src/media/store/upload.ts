import type { Db } from '@naskhah/db/tables';
import type { FileUse } from '@naskhah/kernel/file-use';

export type OpenUpload = {
  id: string;
  person: string;
  refId: string;
  use: FileUse;
  filename: string;
  label: string;
  language: string | null;
  size: number;
  refusal: string | null;
};

/** Notes an upload that begins; one that begins again under its id takes the place of the first, unless it is another's. */
export const noteUpload = async (db: Db, upload: Omit<OpenUpload, 'refusal'>, now: Date): Promise<boolean> => {
  const { id, person, refId, use, filename, label, language, size } = upload;
  const said = { ref_id: refId, use, filename, label, language, size, refusal: null, created_at: now, touched_at: now };
  const noted = await db
    .insertInto('media.upload')
    .values({ id, person_id: person, held_by: null, held_until: null, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said).where('media.upload.person_id', '=', person))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
};

/** Somebody's own upload, or nothing; asking for it shows that it goes on. */
export const ownUpload = async (db: Db, id: string, person: string, now: Date): Promise<OpenUpload | undefined> => {
  const row = await db
    .updateTable('media.upload')
    .set({ touched_at: now })
    .where('id', '=', id)
    .where('person_id', '=', person)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      person: row.person_id,
      refId: row.ref_id,
      use: row.use as FileUse,
      filename: row.filename,
      label: row.label,
      language: row.language,
      size: row.size,
      refusal: row.refusal,
    }
  );
};

export const openUploadsOf = async (db: Db, person: string): Promise<number> => {
  const { count } = await db
    .selectFrom('media.upload')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('person_id', '=', person)
    .where('refusal', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

export const uploadIds = async (db: Db, untouchedSince?: Date): Promise<string[]> => {
  const all = db.selectFrom('media.upload').select('id');
  const rows = await (untouchedSince ? all.where('touched_at', '<', untouchedSince) : all).execute();
  return rows.map(({ id }) => id);
};

export const noteRefusal = async (db: Db, id: string, refusal: string): Promise<void> => {
  await db.updateTable('media.upload').set({ refusal }).where('id', '=', id).execute();
};

export const forgetUpload = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('media.upload').where('id', '=', id).execute();
};
