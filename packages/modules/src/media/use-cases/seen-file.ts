import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileRights } from '../ports.ts';
import type { attachmentById } from '../store/attachment.ts';
import type { CleanedCopy } from './cleaned-copy.ts';

type File = NonNullable<Awaited<ReturnType<typeof attachmentById>>>;
export type SeenFile = File & { cleaned: boolean };

/**
 * The file as this reader may have it, or undefined. Who may not know its makers gets the copy without them; where there can be
 * none and the makers must stay hidden, nothing.
 */
export const seenFile =
  (db: Db, rights: FileRights, copyOf: CleanedCopy, actor: Actor) =>
  async (file: File): Promise<SeenFile | undefined> => {
    const right = await rights.mayRead(db, actor, file);
    if (!right) return undefined;
    const named = { ...file, filename: right.filename, cleaned: false };
    if (right.makers === 'known') return named;
    const { copy } = await copyOf(file);
    if (copy) return { ...named, ...copy, cleaned: true };
    return right.makers === 'hidden' ? undefined : named;
  };
