import type { Db } from '@naskhah/db/tables';
import { type StageLevel, stageLevels, stages } from '@naskhah/kernel/stages';
import { sql } from 'kysely';

const columns = [
  'p.id',
  'p.journal_id',
  'p.code',
  'p.label_en',
  'p.label_ms',
  'p.permissions',
  'p.function_flags',
  'p.stages',
  'p.version',
] as const;

type Row = {
  id: string;
  journal_id: string | null;
  code: string;
  label_en: string;
  label_ms: string;
  permissions: number;
  function_flags: number;
  stages: Record<string, string>;
  version: number;
  holders: number;
};

const levelOf = (level: string | undefined): StageLevel => stageLevels.find((one) => one === level) ?? 'none';

/** A preset with a level for every stage: one that it does not name is closed. */
const viewOf = ({ function_flags, stages: given, journal_id, ...row }: Row) => ({
  id: row.id,
  journal_id: journal_id ?? '',
  code: row.code,
  label_en: row.label_en,
  label_ms: row.label_ms,
  version: row.version,
  holders: row.holders,
  permissions: row.permissions,
  functions: function_flags,
  stages: Object.fromEntries(stages.map((stage) => [stage, levelOf(given[stage])])) as Record<
    (typeof stages)[number],
    StageLevel
  >,
});

const holders = sql<number>`(select count(*)::int from access.assigned_preset a where a.preset_id = p.id)`;

type Question = { journal: string; q: string; sort: string; page: number; size: number };

/** The presets of a journal with how many people hold each: one statement. */
export const presetRows = async (db: Db, { journal, q, sort, page, size }: Question) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('access.preset as p')
    .select(columns)
    .select([holders.as('holders'), sql<number>`count(*) over ()::int`.as('total')])
    .where('p.journal_id', '=', journal)
    .$if(q !== '', (query) =>
      query.where((on) => on.or([on('p.label_en', 'ilike', like), on('p.label_ms', 'ilike', like)])),
    )
    .orderBy(sort === 'label' ? 'p.label_en' : 'p.sort')
    .orderBy('p.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: rows[0]?.total ?? 0, rows: rows.map(viewOf) };
};

export const presetById = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('access.preset as p')
    .select(columns)
    .select(holders.as('holders'))
    .where('p.id', '=', id)
    .where('p.journal_id', 'is not', null)
    .executeTakeFirst();
  return row && viewOf(row);
};
