import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import type { CodeList } from '@naskhah/kernel/code-lists';
import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Code, type CodeRefusal, decideCode, isSame } from '../domain/code.ts';
import type { CodeNeeds } from '../ports.ts';
import { holdList, type KeptCode, keepCode } from '../store/codes.ts';

/** `version`: of the entry that is changed; null for a new one. */
type Input = { list: CodeList; code: Code; version: number | null };
type Refusal = CodeRefusal | 'not-allowed' | 'code-not-found' | 'code-taken' | 'stale-version';

/** Adds an entry to a code table, or changes its words, its place, its retirement. The same again is the same entry. */
export const saveCode =
  (needs: CodeNeeds) =>
  (actor: Actor, { list, code, version }: Input): Promise<Result<KeptCode, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isAdministrator(actor)) return refuse('not-allowed');
      const all = await holdList(trx, list);
      const before = all.find(({ value }) => value === code.value);
      if (before && isSame(before, code)) return ok(before);
      if (version === null && before) return refuse('code-taken', [{ path: 'value', code: 'code-taken' }]);
      if (version !== null && !before) return refuse('code-not-found');
      if (before && before.version !== version) return refuse('stale-version');
      const decided = decideCode(list, code, all);
      if (!decided.ok) return decided;
      await keepCode(trx, list, decided.value);
      await needs.tell(trx, actor, {
        event: 'code-was-saved',
        subject: portalSubject,
        data: { list, value: code.value },
      });
      return ok({ ...decided.value, version: (before?.version ?? 0) + 1 });
    });
