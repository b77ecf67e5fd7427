import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { SubmissionsNeeds } from '../ports.ts';
import { confirm, findOwnAuthorship } from '../store/authorship.ts';

/** An author who is logged in says that they are one, as by the link of the mail; doing so twice is once. */
export const confirmOwnAuthorship =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'contributor-not-found' | 'not-while-switched'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person' || isSwitched(actor)) return refuse('not-while-switched');
      const found = await findOwnAuthorship(trx, id, actor.person);
      if (!found) return refuse('contributor-not-found');
      if (await confirm(trx, id, needs.clock()))
        await needs.tell(trx, actor, {
          event: 'authorship-was-confirmed',
          subject: { type: 'article', id: found.submission_id },
          journal: found.journal_id,
          data: { contributor: id },
        });
      return ok({ done: true } as const);
    });
