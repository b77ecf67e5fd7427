import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { lockArticles } from '../../submissions/index.ts';
import type { PublishingNeeds } from '../ports.ts';
import { galleyRights } from '../queries/galley-rights.ts';
import { deleteGalleyRow, findGalley } from '../store/galley.ts';
import { openArticleForChange } from './open-for-change.ts';

/** Takes a galley off an article. If the article is set in an issue, what was approved is void. */
export const deleteGalley =
  (needs: PublishingNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'galley-not-found' | 'not-allowed' | 'issue-public'>> =>
    needs.transaction(async (trx) => {
      const known = await findGalley(trx, id);
      if (known) await lockArticles(trx, [known.submission_id]);
      const galley = await findGalley(trx, id);
      const rights = galley && (await galleyRights(trx, actor, galley.submission_id));
      if (!galley || !rights) return refuse('galley-not-found');
      if (!rights.edit) return refuse('not-allowed');
      const opened = await openArticleForChange(trx, galley.submission_id, needs.clock());
      if (!opened.ok) return opened;
      await deleteGalleyRow(trx, id);
      await needs.tell(trx, actor, {
        event: 'galley-was-removed',
        subject: { type: 'article', id: galley.submission_id },
        journal: rights.journalId,
        data: { galley: id, kind: galley.kind },
      });
      return ok({ done: true } as const);
    });
