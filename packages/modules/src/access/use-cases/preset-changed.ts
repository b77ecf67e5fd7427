import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { AccessNeeds } from '../ports.ts';
import { holdersOf } from '../queries/holders-of.ts';

/** What follows from a preset that was changed: what it carries no longer ends in the articles of who holds it, and it is told. */
export const presetChanged =
  (needs: Pick<AccessNeeds, 'endParts' | 'tell'>) =>
  async (
    trx: Trx,
    actor: Actor,
    journal: string,
    { id, permissions }: { id: string; permissions: number },
  ): Promise<Result<string, 'articles-need-an-editor'>> => {
    for (const person of await holdersOf(trx, id)) {
      const ended = await needs.endParts(trx, actor, { journal, person, successor: undefined });
      if (!ended.ok) return refuse('articles-need-an-editor', ended.fields);
    }
    await needs.tell(trx, actor, {
      event: 'preset-was-changed',
      subject: { type: 'journal', id: journal },
      journal,
      data: { preset: id, permissions },
    });
    return ok(id);
  };
