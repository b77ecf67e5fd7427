import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { type ViewName, views } from '../domain/views.ts';
import { articleTallies, workspaceScope } from './visible-articles.ts';

type Row = {
  journal_id: string | null;
  name_en: string | null;
  name_ms: string | null;
  state: string;
  n: number;
  mine: number;
  late: number;
};

// An Administrator sees every journal: enough to choose from, the others are found by the palette or the list of journals.
const someJournals = sql`union all (select j.id, 'none', 0, 0, 0, j.name_en, j.name_ms from journals.journal j
  where j.state in ('verified', 'active', 'suspended') order by j.name_en limit 50)`;

/** How many articles each view holds, from how many stand in each state. */
export const heldByViews = (rows: readonly Pick<Row, 'state' | 'n' | 'mine' | 'late'>[]): Record<ViewName, number> => {
  const sum = (pick: (row: Pick<Row, 'state' | 'n' | 'mine' | 'late'>) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const held = (name: ViewName): number => {
    const view = views[name];
    switch (view.by) {
      case 'all':
        return sum((row) => row.n);
      case 'turn':
        return sum((row) => row.mine);
      case 'overdue':
        return sum((row) => row.late);
      case 'states':
        return sum((row) => (view.states.some((state) => state === row.state) ? row.n : 0));
    }
  };
  return Object.fromEntries(Object.keys(views).map((name) => [name, held(name as ViewName)])) as Record<
    ViewName,
    number
  >;
};

/** How many articles each view of the workspace holds, and the journals that they come from: one statement. */
export const workspaceCounts = async (db: Db, actor: Actor) => {
  const scope = workspaceScope(actor, []);
  const { rows } = await sql<Row>`
    with counted as (select t.journal_id, t.state, sum(t.n)::int as n, sum(t.mine)::int as mine,
          coalesce(sum(t.n) filter (where t.due < (current_timestamp at time zone t.time_zone)::date), 0)::int as late
        from (${articleTallies(scope)}) t group by t.journal_id, t.state)
    select c.*, j.name_en, j.name_ms from counted c left join journals.journal j on j.id = c.journal_id
    ${scope.administrator ? someJournals : sql``}`.execute(db);
  const journals = new Map<string, { id: string; name_en: string; name_ms: string }>();
  for (const { journal_id: id, name_en, name_ms } of rows)
    if (id && name_en !== null && name_ms !== null) journals.set(id, { id, name_en, name_ms });
  return {
    views: heldByViews(rows),
    journals: [...journals.values()].sort((a, b) => a.name_en.localeCompare(b.name_en)),
  };
};
