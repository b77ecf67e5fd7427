import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileUse } from '@naskhah/kernel/file-use';
import type { FileRights } from '../ports.ts';

/** The files attached to a record, as far as this reader may see them. */
export const attachedFiles = async (db: Db, rights: FileRights, actor: Actor, refId: string) => {
  const rows = await db
    .selectFrom('media.attachment as a')
    .innerJoin('media.content as c', 'c.sha256', 'a.sha256')
    .select([
      'a.id',
      'a.ref_type',
      'a.ref_id',
      'a.use',
      'a.filename',
      'a.label',
      'a.uploaded_by',
      'a.created_at',
      'c.size',
      'c.mime',
    ])
    .where('a.ref_id', '=', refId)
    .where('a.removed_at', 'is', null)
    .orderBy('a.created_at')
    .execute();
  const seen = [];
  for (const row of rows) {
    const right = await rights.mayRead(db, actor, {
      id: row.id,
      refType: row.ref_type,
      refId: row.ref_id,
      use: row.use as FileUse,
      filename: row.filename,
      label: row.label,
      uploadedBy: row.uploaded_by,
    });
    if (right)
      seen.push({
        id: row.id,
        use: row.use,
        filename: right.filename,
        label: row.label,
        type: row.mime,
        size: row.size,
        created_at: row.created_at.toISOString(),
      });
  }
  return seen;
};
