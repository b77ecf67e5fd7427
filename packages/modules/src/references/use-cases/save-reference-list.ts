import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { splitList } from '../domain/split-list.ts';
import type { ReferencesNeeds } from '../ports.ts';
import { lockList, replaceReferences } from '../store/reference-list.ts';

type Input = { articleId: string; entries: { id: string; raw: string }[]; pasted: string | undefined };

/** Saves the whole list: entries as they stand, then those of a pasted text, split. */
export const saveReferenceList =
  (needs: ReferencesNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, 'submission-not-found' | 'submission-frozen'>> =>
    needs.transaction(async (trx) => {
      await lockList(trx, input.articleId);
      const rights = await needs.rights(trx, actor, input.articleId);
      if (!rights.see) return refuse('submission-not-found');
      if (!rights.edit) return refuse('submission-frozen');
      const kept = input.entries;
      const added = splitList(input.pasted ?? '').map((raw) => ({ id: needs.newId(), raw: raw.slice(0, 5000) }));
      await replaceReferences(trx, { id: input.articleId, journalId: rights.journal }, [...kept, ...added]);
      await needs.tell(trx, actor, {
        event: 'references-were-saved',
        subject: { type: 'article', id: input.articleId },
        journal: rights.journal,
        data: { count: kept.length + added.length },
      });
      return ok({ done: true } as const);
    });
