import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import type { CodeList } from '@naskhah/kernel/code-lists';
import type { Cell, ExportedTable } from '@naskhah/kernel/exported-table';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { codeColumns } from '../domain/read-codes.ts';
import { codesOf } from '../store/codes.ts';

const widths = { value: 24, label_en: 40, label_ms: 40, parent: 16, sort: 8, active: 8 };

/** A list as a table that can be imported again. */
export const exportCodes =
  (db: Db) =>
  async (actor: Actor, list: CodeList): Promise<Result<ExportedTable, 'not-allowed'>> => {
    if (!isAdministrator(actor)) return refuse('not-allowed');
    const codes = await codesOf(db, list);
    async function* rows(): AsyncGenerator<Cell[]> {
      for (const { value, label_en, label_ms, parent, sort, active } of codes)
        yield [value, label_en, label_ms, parent ?? '', sort, active ? 1 : 0];
    }
    return ok({ name: list, columns: codeColumns.map((head) => ({ head, width: widths[head] })), rows: rows() });
  };
