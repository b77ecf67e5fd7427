import type { Trx } from '@naskhah/db/tables';
import { countries } from '../lists/countries.ts';
import creditRoles from '../lists/credit-role.json' with { type: 'json' };
import disciplines from '../lists/discipline.json' with { type: 'json' };
import { shortLists } from '../lists/short-lists.ts';

/** Loads the shipped lists where entries are missing; labels that were changed since stay. */
export const loadLists = async (trx: Trx): Promise<void> => {
  const rows = [
    ...Object.entries(shortLists).flatMap(([list, entries]) =>
      entries.map(([value, label_en, label_ms, attributes = {}], sort) => ({
        list,
        value,
        label_en,
        label_ms,
        sort,
        attributes: JSON.stringify(attributes),
      })),
    ),
    ...countries().map((entry, sort) => ({ list: 'country', ...entry, sort })),
    ...creditRoles.map((entry, sort) => ({ list: 'credit_role', ...entry, sort })),
    ...disciplines.map((entry, sort) => ({ list: 'discipline', ...entry, sort })),
  ];
  await trx
    .insertInto('reference_data.code')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['list', 'value']).doNothing())
    .execute();
};
