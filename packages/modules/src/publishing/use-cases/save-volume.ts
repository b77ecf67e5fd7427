import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';

type Input = { id: string | undefined; journalId: string; number: string; year: number; title: Record<string, string> };

/** Adds a volume; the same id again is the same save. */
export const saveVolume =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, 'journal-not-found' | 'volume-exists'>> =>
    needs.transaction(async (trx) => {
      if (!mayHandleIssues(actor, input.journalId)) return refuse('journal-not-found');
      const journal = await trx
        .selectFrom('journals.journal')
        .select('id')
        .where('id', '=', input.journalId)
        .executeTakeFirst();
      if (!journal) return refuse('journal-not-found');
      const same = await trx
        .selectFrom('publishing.volume')
        .select('id')
        .where('journal_id', '=', input.journalId)
        .where('number', '=', input.number)
        .where('year', '=', input.year)
        .executeTakeFirst();
      if (same)
        return same.id === input.id
          ? ok(same.id)
          : refuse('volume-exists', [{ path: 'number', code: 'volume-exists' }]);
      const id = input.id ?? needs.newId();
      await trx
        .insertInto('publishing.volume')
        .values({
          id,
          journal_id: input.journalId,
          number: input.number,
          year: input.year,
          title: JSON.stringify(input.title),
        })
        .execute();
      await needs.tell(trx, actor, {
        event: 'volume-was-added',
        subject: { type: 'journal', id: input.journalId },
        journal: input.journalId,
        data: { volume: id },
      });
      return ok(id);
    });
