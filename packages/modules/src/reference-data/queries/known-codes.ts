import type { Db } from '@naskhah/db/tables';
import type { CodeList } from '@naskhah/kernel/code-lists';

/** Which of these codes stand in their lists, and whether they are offered still: one statement. */
export const knownCodes = (db: Db, wanted: readonly { list: CodeList; value: string }[]) =>
  db
    .selectFrom('reference_data.code')
    .select(['list', 'value', 'active'])
    .where((on) => on.or(wanted.map(({ list, value }) => on.and([on('list', '=', list), on('value', '=', value)]))))
    .execute();
