import { exportFormats } from '@naskhah/kernel/exported-table';
import { journalColumns, workspaceColumns } from '@naskhah/kernel/list-columns';
import * as z from 'zod';
import { language, uuid } from '../fields.ts';
import { CodesExport } from '../reference-data/code-tables.calls.ts';
import { JournalFilters, journalSorts } from './journals.ts';
import { WorkspaceFilters, workspaceSorts } from './workspace.ts';

const exportOf = <F extends z.ZodType, C extends string>(
  filters: F,
  sorts: readonly [string, ...string[]],
  columns: readonly [C, ...C[]],
) =>
  z.object({
    format: z.enum(exportFormats).default('csv'),
    /** Of the heads and the states; the caller's own without it. */
    language: language.optional(),
    columns: z
      .array(z.enum(columns))
      .max(columns.length)
      .default([...columns]),
    sort: z.enum(sorts).default(sorts[0]),
    q: z.string().trim().max(200).default(''),
    filters,
    /** Only these rows of what the filters find. */
    ids: z.array(uuid).max(1000).optional(),
  });

export const WorkspaceExport = exportOf(WorkspaceFilters, workspaceSorts, workspaceColumns).prefault({});
export const JournalExport = exportOf(JournalFilters, journalSorts, journalColumns).omit({ ids: true }).prefault({});

/** The lists as files: the same question as the list itself, the answer streams. */
export const exportCalls = [
  { method: 'POST', path: '/api/admin/reference-data/export-codes', who: 'session', input: CodesExport },
  { method: 'POST', path: '/api/admin/desk/export-workspace', who: 'session', input: WorkspaceExport },
  { method: 'POST', path: '/api/admin/desk/export-journals', who: 'session', input: JournalExport },
] as const;
