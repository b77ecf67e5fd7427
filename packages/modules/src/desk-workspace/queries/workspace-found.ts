import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { workspaceScope } from './visible-articles.ts';
import { heldByViews } from './workspace-counts.ts';
import type { WorkspaceFilters } from './workspace-filters.ts';
import { foundByState } from './workspace-source.ts';

type Asked = WorkspaceFilters & { q: string; journals: readonly string[] };

/** How many articles each view holds of those that words and filters find: what its tab leads to. One statement. */
export const workspaceFound = async (db: Db, actor: Actor, asked: Asked) => {
  const scope = workspaceScope(actor, asked.journals);
  const { rows } = await sql<{
    state: string;
    n: number;
    mine: number;
    late: number;
  }>`${foundByState(scope, asked)}`.execute(db);
  return heldByViews(rows);
};
