import type { Db } from '@naskhah/db/tables';
import { type RawBuilder, sql } from 'kysely';

const base = (db: Db) =>
  db
    .selectFrom('access.assigned_preset as a')
    .innerJoin('access.preset as p', 'p.id', 'a.preset_id')
    .innerJoin('identity.person as i', 'i.id', 'a.person_id')
    .leftJoin('identity.affiliation as f', (join) =>
      join.onRef('f.person_id', '=', 'i.id').on('f.is_primary', '=', true),
    )
    .select([
      'a.id',
      'a.journal_id',
      'a.preset_id',
      'p.label_en as preset_en',
      'p.label_ms as preset_ms',
      'a.person_id as user_id',
      'i.name',
      sql<string>`coalesce(f.organisation, '')`.as('affiliation'),
      'a.version',
      'a.assigned_at',
    ]);

const viewOf = <R extends { assigned_at: Date }>(row: R) => ({ ...row, assigned_at: row.assigned_at.toISOString() });

type Question = { journal: string; preset: string | undefined; q: string; sort: string; page: number; size: number };

const orders: Record<string, RawBuilder<unknown>> = {
  name: sql`lower(i.name)`,
  '-name': sql`lower(i.name) desc`,
  assigned_at: sql`a.assigned_at`,
  '-assigned_at': sql`a.assigned_at desc`,
};

/** Who holds which preset of a journal: one statement. */
export const assignments = async (db: Db, { journal, preset, q, sort, page, size }: Question) => {
  const rows = await base(db)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('a.journal_id', '=', journal)
    .$if(preset !== undefined, (query) => query.where('a.preset_id', '=', preset ?? ''))
    .$if(q !== '', (query) =>
      query.where((on) => {
        const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
        return on.or([on('i.name', 'ilike', like), on('f.organisation', 'ilike', like)]);
      }),
    )
    .orderBy(orders[sort] ?? sql`lower(i.name)`)
    .orderBy('a.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => viewOf(row)) };
};

export const assignmentById = async (db: Db, id: string) => {
  const row = await base(db).where('a.id', '=', id).executeTakeFirst();
  return row && viewOf(row);
};
