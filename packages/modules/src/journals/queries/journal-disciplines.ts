import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { searched } from '@naskhah/kernel/searched';
import { maySeeJournal } from '../domain/policy.ts';

/** Every active discipline whose name or number holds what was typed, in the order of the classification: one statement. */
export const allDisciplines = async (db: Db, q: string) => {
  const rows = await db
    .selectFrom('reference_data.code')
    .select(['value as code', 'label_en', 'label_ms', 'parent'])
    .where('list', '=', 'discipline')
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('value')
    .execute();
  const wanted = searched(q);
  return rows.filter(
    ({ code, label_en, label_ms }) =>
      wanted === '' || code.startsWith(q) || [label_en, label_ms].some((label) => searched(label).includes(wanted)),
  );
};

/** The disciplines of one journal in their order, or undefined where the actor may not see it: two statements. */
export const journalDisciplines = async (db: Db, actor: Actor, id: string) => {
  const journal = await db
    .selectFrom('journals.journal')
    .select(['id', 'owner_id as ownerId', 'state', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!journal || !maySeeJournal(actor, journal)) return undefined;
  const disciplines = await db
    .selectFrom('journals.journal_discipline as d')
    .innerJoin('reference_data.code as c', (join) =>
      join.on('c.list', '=', 'discipline').onRef('c.value', '=', 'd.code'),
    )
    .select(['d.code', 'c.label_en', 'c.label_ms', 'd.is_primary'])
    .where('d.journal_id', '=', id)
    .orderBy('d.is_primary', 'desc')
    .orderBy('d.sort')
    .orderBy('d.code')
    .execute();
  return { journal_id: id, version: journal.version, disciplines };
};
