import type { Db, Trx } from '@naskhah/db/tables';
import type { CodeList } from '@naskhah/kernel/code-lists';
import { sql } from 'kysely';
import type { Code } from '../domain/code.ts';

export type KeptCode = Code & { version: number };

const columns = ['value', 'label_en', 'label_ms', 'parent', 'sort', 'active', 'version'] as const;

/** The whole list in its order, retired entries too. */
export const codesOf = (db: Db, list: CodeList): Promise<KeptCode[]> =>
  db
    .selectFrom('reference_data.code')
    .select(columns)
    .where('list', '=', list)
    .orderBy('sort')
    .orderBy('value')
    .execute();

/** Nobody else changes this list until the transaction ends. */
export const holdList = async (trx: Trx, list: CodeList): Promise<KeptCode[]> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`code list ${list}`}))`.execute(trx);
  return codesOf(trx, list);
};

export const keepCode = async (trx: Trx, list: CodeList, code: Code): Promise<void> => {
  const { value, label_en, label_ms, parent, sort, active } = code;
  const said = { label_en, label_ms, parent, sort, active };
  await trx
    .insertInto('reference_data.code')
    .values({ list, value, ...said })
    .onConflict((conflict) =>
      conflict.columns(['list', 'value']).doUpdateSet({ ...said, version: sql`code.version + 1` }),
    )
    .execute();
};

export const removeCode = async (trx: Trx, list: CodeList, value: string): Promise<void> => {
  await trx.deleteFrom('reference_data.code').where('list', '=', list).where('value', '=', value).execute();
};
