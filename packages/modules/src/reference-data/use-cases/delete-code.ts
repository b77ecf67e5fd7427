import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { type CodeList, codeLists } from '@naskhah/kernel/code-lists';
import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { CodeNeeds } from '../ports.ts';
import { holdList, removeCode } from '../store/codes.ts';

type Input = { list: CodeList; value: string; version: number };
type Refusal = 'not-allowed' | 'stale-version' | 'list-fixed' | 'code-in-use';

/** Takes an entry away that nothing names; one in use is retired instead. Taken away already: success without change. */
export const deleteCode =
  (needs: CodeNeeds) =>
  (actor: Actor, { list, value, version }: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isAdministrator(actor)) return refuse('not-allowed');
      if (codeLists[list].fixed) return refuse('list-fixed');
      const all = await holdList(trx, list);
      const before = all.find((code) => code.value === value);
      if (!before) return ok({ done: true } as const);
      if (before.version !== version) return refuse('stale-version');
      const used = await needs.usedCodes(trx, list);
      if (used.has(value) || all.some(({ parent }) => parent === value)) return refuse('code-in-use');
      await removeCode(trx, list, value);
      await needs.tell(trx, actor, { event: 'code-was-deleted', subject: portalSubject, data: { list, value } });
      return ok({ done: true } as const);
    });
