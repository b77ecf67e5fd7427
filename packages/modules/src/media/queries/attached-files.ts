import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileRights } from '../ports.ts';
import { attachmentsOf } from '../store/attachment.ts';

/** The files attached to a record, as far as this reader may see them. */
export const attachedFiles = async (db: Db, rights: FileRights, actor: Actor, refId: string) => {
  const seen = [];
  for (const file of await attachmentsOf(db, refId)) {
    const right = await rights.mayRead(db, actor, file);
    if (right)
      seen.push({
        id: file.id,
        use: file.use,
        filename: right.filename,
        label: file.label,
        type: file.mime,
        size: file.size,
        created_at: file.createdAt.toISOString(),
      });
  }
  return seen;
};
