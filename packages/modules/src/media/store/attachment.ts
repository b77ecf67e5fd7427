import type { Db, Trx } from '@naskhah/db/tables';
import type { FileUse } from '@naskhah/kernel/file-use';
import type { Attachment, ReceivedContent } from '../ports.ts';

type NewAttachment = Omit<Attachment, 'mime' | 'forReview'> & {
  content: Pick<ReceivedContent, 'sha256' | 'size'>;
  mime: string;
  language: string | null;
  now: Date;
};

/** Content once, attachment per use. The uploader never learns whether the content was there already. */
export const insertAttachment = async (trx: Trx, file: NewAttachment): Promise<void> => {
  await trx
    .insertInto('media.content')
    .values({ sha256: file.content.sha256, size: file.content.size, mime: file.mime, created_at: file.now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  await trx
    .insertInto('media.attachment')
    .values({
      id: file.id,
      sha256: file.content.sha256,
      ref_type: file.refType,
      ref_id: file.refId,
      use: file.use,
      filename: file.filename,
      label: file.label,
      language: file.language,
      round_id: file.roundId,
      uploaded_by: file.uploadedBy,
      created_at: file.now,
    })
    .execute();
};

/** Takes the earlier files of one use off a record that has one of them at a time; answers which these were. */
export const removeEarlier = async (
  trx: Trx,
  file: Pick<NewAttachment, 'id' | 'refId' | 'use' | 'now'>,
): Promise<string[]> => {
  const removed = await trx
    .updateTable('media.attachment')
    .set({ removed_at: file.now })
    .where('ref_id', '=', file.refId)
    .where('use', '=', file.use)
    .where('id', '!=', file.id)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
};

/** Where an id was used before, also for a file that has been taken off since. */
export const earlierUse = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('media.attachment')
    .select(['ref_id', 'uploaded_by', 'removed_at', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && { refId: row.ref_id, uploadedBy: row.uploaded_by, isThere: row.removed_at === null, sha256: row.sha256 }
  );
};

const present = (db: Db) =>
  db
    .selectFrom('media.attachment as a')
    .innerJoin('media.content as c', 'c.sha256', 'a.sha256')
    .select([
      'a.id',
      'a.ref_type as refType',
      'a.ref_id as refId',
      'a.use',
      'a.filename',
      'a.label',
      'a.uploaded_by as uploadedBy',
      'a.sha256',
      'c.size',
      'c.mime',
      'a.round_id as roundId',
      'a.for_review as forReview',
      'a.created_at as createdAt',
    ])
    .where('a.removed_at', 'is', null)
    .$narrowType<{ use: FileUse }>();

export const attachmentById = (db: Db, id: string) => present(db).where('a.id', '=', id).executeTakeFirst();

/** The files of a record, oldest first. */
export const attachmentsOf = (db: Db, refId: string) =>
  present(db).where('a.ref_id', '=', refId).orderBy('a.created_at').execute();

/** The files of a record and those of these ids, wherever they hang now; nobody else moves them until this act ends. */
export const lockFiles = async (trx: Trx, refId: string, ids: readonly string[]) => {
  await trx
    .selectFrom('media.attachment')
    .select('id')
    .where((on) => on.or([on('ref_id', '=', refId), ...(ids.length > 0 ? [on('id', 'in', ids)] : [])]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return present(trx)
    .select('a.label')
    .where((on) => on.or([on('a.ref_id', '=', refId), ...(ids.length > 0 ? [on('a.id', 'in', ids)] : [])]))
    .execute();
};

export const hangFile = async (
  trx: Trx,
  file: { id: string; refType: string; refId: string; use: FileUse; label: string },
): Promise<void> => {
  await trx
    .updateTable('media.attachment')
    .set({ ref_type: file.refType, ref_id: file.refId, use: file.use, label: file.label })
    .where('id', '=', file.id)
    .execute();
};

/** Files that wait on an account for a record and were never saved with one. */
export const forgetWaiting = async (db: Db, uses: readonly FileUse[], before: Date, at: Date): Promise<void> => {
  await db
    .updateTable('media.attachment')
    .set({ removed_at: at })
    .where('ref_type', '=', 'person')
    .where('use', 'in', uses)
    .where('created_at', '<', before)
    .where('removed_at', 'is', null)
    .execute();
};

/** Takes a file off its record; false when somebody was quicker. */
export const removeAttachment = async (trx: Trx, id: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('media.attachment')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
