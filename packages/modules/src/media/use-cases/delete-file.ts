import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { MediaNeeds } from '../ports.ts';
import { attachmentById, removeAttachment } from '../store/attachment.ts';

/** Takes a file off its record. Only who attached it may, and only as long as the record takes files. */
export const deleteFile =
  (db: Db, needs: MediaNeeds) =>
  async (actor: Actor, id: string): Promise<Result<{ done: true }, 'file-not-found' | 'submission-frozen'>> => {
    const file = await attachmentById(db, id);
    if (!file || (actor.kind !== 'person' && actor.kind !== 'link') || file.uploadedBy !== actor.person)
      return refuse('file-not-found');
    const right = await needs.rights.mayAttach(db, actor, file.refId, file.use);
    if (!right.allowed) return refuse(right.refusal);
    return needs.transaction(async (trx) => {
      const taken = await removeAttachment(trx, id, needs.clock());
      if (taken && right.refType === 'article')
        await needs.tell(trx, actor, {
          event: 'file-was-removed',
          subject: { type: 'article', id: file.refId },
          journal: right.journal,
          data: { attachment: id, use: file.use },
        });
      return ok({ done: true } as const);
    });
  };
