import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import type { CodeList } from '@naskhah/kernel/code-lists';
import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type CodeFault, readCodes } from '../domain/read-codes.ts';
import type { CodeNeeds } from '../ports.ts';
import { holdList, keepCode } from '../store/codes.ts';

/** `apply`: keep it; without it the answer only says what would be done. */
type Input = { list: CodeList; csv: string; apply: boolean };
export type Imported = { added: number; changed: number; unchanged: number; faults: CodeFault[]; applied: boolean };

/** A table of codes into a list: all of it, or with one fault nothing. */
export const importCodes =
  (needs: CodeNeeds) =>
  (actor: Actor, { list, csv, apply }: Input): Promise<Result<Imported, 'not-allowed'>> =>
    needs.transaction(async (trx) => {
      if (!isAdministrator(actor)) return refuse('not-allowed');
      const { added, changed, unchanged, faults } = readCodes(list, needs.readCsv(csv), await holdList(trx, list));
      const applied = apply && faults.length === 0;
      if (applied) {
        for (const code of [...added, ...changed]) await keepCode(trx, list, code);
        const data = { list, added: added.length, changed: changed.length };
        if (added.length + changed.length > 0)
          await needs.tell(trx, actor, { event: 'codes-were-imported', subject: portalSubject, data });
      }
      return ok({ added: added.length, changed: changed.length, unchanged, faults, applied });
    });
