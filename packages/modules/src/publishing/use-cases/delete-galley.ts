import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { PublishingNeeds } from '../ports.ts';
import { galleyRights } from '../queries/galley-rights.ts';
import { voidApprovalsAround } from '../store/issue.ts';

/** Takes a galley off an article. If the article is set in an issue, what was approved is void. */
export const deleteGalley =
  (needs: PublishingNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'galley-not-found' | 'not-allowed'>> =>
    needs.transaction(async (trx) => {
      const galley = await trx
        .selectFrom('publishing.galley')
        .select(['id', 'submission_id', 'kind'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const rights = galley && (await galleyRights(trx, actor, galley.submission_id));
      if (!galley || !rights) return refuse('galley-not-found');
      if (!rights.edit) return refuse('not-allowed');
      await trx.deleteFrom('publishing.galley').where('id', '=', id).execute();
      await voidApprovalsAround(trx, galley.submission_id, needs.clock());
      await needs.tell(trx, actor, {
        event: 'galley-was-removed',
        subject: { type: 'article', id: galley.submission_id },
        journal: rights.journalId,
        data: { galley: id, kind: galley.kind },
      });
      return ok({ done: true } as const);
    });
