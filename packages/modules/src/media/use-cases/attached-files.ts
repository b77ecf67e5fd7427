import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileRights } from '../ports.ts';
import { attachmentsOf } from '../store/attachment.ts';
import type { CleanedCopy } from './cleaned-copy.ts';
import { seenFile } from './seen-file.ts';

/** The files attached to a record, as far as this reader may see them. */
export const attachedFiles = async (db: Db, rights: FileRights, copyOf: CleanedCopy, actor: Actor, refId: string) => {
  const see = seenFile(db, rights, copyOf, actor);
  const seen = [];
  for (const attachment of await attachmentsOf(db, refId)) {
    const file = await see(attachment);
    if (!file) continue;
    const { id, use, filename, mime, size, createdAt } = file;
    const label = file.filename === attachment.filename ? file.label : '';
    seen.push({ id, ref_id: refId, use, filename, label, type: mime, size, created_at: createdAt.toISOString() });
  }
  return seen;
};
