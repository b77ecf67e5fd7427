import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileRights } from '../ports.ts';
import { attachmentById } from '../store/attachment.ts';

/** The file under the name that this reader may see, or undefined: asked again at every request. */
export const readableFile = async (db: Db, rights: FileRights, actor: Actor, id: string) => {
  const file = await attachmentById(db, id);
  if (!file) return undefined;
  const right = await rights.mayRead(db, actor, file);
  return right && { ...file, filename: right.filename };
};
