import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileRights } from '../ports.ts';
import { attachmentById } from '../store/attachment.ts';
import type { CleanedCopy } from './cleaned-copy.ts';
import { type SeenFile, seenFile } from './seen-file.ts';

/** The file as this reader may have it, or undefined: asked again at every request. */
export const readableFile = async (
  db: Db,
  rights: FileRights,
  copyOf: CleanedCopy,
  actor: Actor,
  id: string,
): Promise<SeenFile | undefined> => {
  const file = await attachmentById(db, id);
  return file && seenFile(db, rights, copyOf, actor)(file);
};
