import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { chosenParts } from '@naskhah/kernel/export-part';
import { type Cell, type ExportedTable, exportLimit } from '@naskhah/kernel/exported-table';
import type { Language } from '@naskhah/kernel/language';
import type { WorkspaceColumn } from '@naskhah/kernel/list-columns';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { exports as heads } from '@naskhah/words/desk-workspace/exports';
import { type WorkspaceQuestion, workspace } from '../queries/workspace.ts';
import { workspaceIds } from '../queries/workspace-ids.ts';
import { workspaceParts } from './workspace-parts.ts';

export type WorkspaceExportQuestion = Omit<WorkspaceQuestion, 'page' | 'size'> & {
  columns: readonly WorkspaceColumn[];
  language: Language;
};

const rowsAtOnce = 500;

/**
 * The workspace as a table. Which articles, and in which order, is settled first; the rows then come from the list's own
 * query, some at a time, so that a file shows nothing that the list does not, and no connection waits for a slow reader.
 */
export const exportWorkspace =
  (db: Db, clock: () => Date, limit = exportLimit) =>
  async (actor: Actor, question: WorkspaceExportQuestion): Promise<Result<ExportedTable, 'export-too-large'>> => {
    const ids = await workspaceIds(db, actor, question, limit + 1);
    if (ids.length > limit) return refuse('export-too-large');
    const { columns, cells } = chosenParts(workspaceParts, question.columns, question.language);
    async function* rows(): AsyncGenerator<Cell[]> {
      for (let from = 0; from < ids.length; from += rowsAtOnce) {
        const some = { ...question, ids: ids.slice(from, from + rowsAtOnce), page: 1, size: rowsAtOnce };
        for (const row of (await workspace(db, actor, some, clock())).rows) yield cells(row);
      }
    }
    return ok({ name: heads.workspaceFile[question.language], columns, rows: rows() });
  };
