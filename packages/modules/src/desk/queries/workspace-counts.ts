import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { viewStates } from '../domain/views.ts';
import { inWorkspaceOf, isYourTurn } from './visible-articles.ts';

type Row = {
  journal_id: string;
  name_en: string;
  name_ms: string;
  state: string;
  n: number;
  mine: number;
  late: number;
};

/** How many articles each view and each journal of the workspace holds: one statement. */
export const workspaceCounts = async (db: Db, actor: Actor) => {
  const { rows } = await sql<Row>`
    select a.journal_id, j.name_en, j.name_ms, a.state, count(*) as n,
      count(*) filter (where a.open and ${isYourTurn(actor)}) as mine,
      count(*) filter (where a.open and a.due < (current_timestamp at time zone j.time_zone)::date) as late
    from desk.article_state a join journals.journal j on j.id = a.journal_id
    where ${inWorkspaceOf(actor)} group by 1, 2, 3, 4`.execute(db);
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const byStates = (states: readonly string[]) => sum((row) => (states.includes(row.state) ? row.n : 0));
  const journals = new Map<string, { id: string; name_en: string; name_ms: string; count: number }>();
  for (const row of rows) {
    const known = journals.get(row.journal_id);
    if (known) known.count += row.n;
    else journals.set(row.journal_id, { id: row.journal_id, name_en: row.name_en, name_ms: row.name_ms, count: row.n });
  }
  return {
    views: {
      'needs-my-action': sum((row) => row.mine),
      overdue: sum((row) => row.late),
      all: sum((row) => row.n),
      unassigned: byStates(viewStates.unassigned ?? []),
      'pending-reviewers': byStates(viewStates['pending-reviewers'] ?? []),
      'under-review': byStates(viewStates['under-review'] ?? []),
      revisions: byStates(viewStates.revisions ?? []),
      copyediting: byStates(viewStates.copyediting ?? []),
      production: byStates(viewStates.production ?? []),
    },
    journals: [...journals.values()].sort((a, b) => b.count - a.count),
  };
};
