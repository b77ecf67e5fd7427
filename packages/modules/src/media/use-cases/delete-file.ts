import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { MediaNeeds } from '../ports.ts';
import { attachmentById, removeAttachment } from '../store/attachment.ts';

import { tellOfFile } from './tell-of-file.ts';

/** Takes a file off its record, as long as the record takes files. Only who attached it may; a journal's files are those of whoever keeps its masthead. */
export const deleteFile =
  (db: Db, needs: MediaNeeds) =>
  async (actor: Actor, id: string): Promise<Result<{ done: true }, 'file-not-found' | 'submission-frozen'>> => {
    const file = await attachmentById(db, id);
    if (!file || (actor.kind !== 'person' && actor.kind !== 'link')) return refuse('file-not-found');
    if (file.refType !== 'journal' && file.uploadedBy !== actor.person) return refuse('file-not-found');
    const right = await needs.rights.mayAttach(db, actor, file.refId, file.use);
    if (!right.allowed) return refuse(right.refusal);
    return needs.transaction(async (trx) => {
      const taken = await removeAttachment(trx, id, needs.clock());
      if (taken)
        await tellOfFile(needs, trx, actor, 'removed', { right, refId: file.refId, attachment: id, use: file.use });
      return ok({ done: true } as const);
    });
  };
