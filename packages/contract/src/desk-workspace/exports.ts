import { exportFormats } from '@naskhah/kernel/exported-table';
import { journalColumns, peopleColumns, workspaceColumns } from '@naskhah/kernel/list-columns';
import * as z from 'zod';
import { PeopleFilters, peopleSorts } from '../desk-people/calls.ts';
import { language, uuid } from '../fields.ts';
import type { StreamingCall } from '../media/streaming.ts';
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

export const PeopleExport = exportOf(PeopleFilters, peopleSorts, peopleColumns).prefault({});

const file = { status: 200, type: 'file' } as const;

/** The lists as files: the same question as the list itself, the answer streams. */
export const exportCalls: readonly StreamingCall[] = [
  {
    method: 'POST',
    path: '/api/admin/reference-data/export-codes',
    who: 'session',
    summary: 'A code table as a file',
    input: CodesExport,
    answers: file,
  },
  {
    method: 'POST',
    path: '/api/admin/desk/export-workspace',
    who: 'session',
    summary: 'The workspace as a file: the same question as the list itself',
    input: WorkspaceExport,
    answers: file,
  },
  {
    method: 'POST',
    path: '/api/admin/desk/export-journals',
    who: 'session',
    summary: 'The list of journals as a file: the same question as the list itself',
    input: JournalExport,
    answers: file,
  },
  {
    method: 'POST',
    path: '/api/admin/desk/export-people',
    who: 'session',
    summary: 'The list of people as a file, for Administrators: the same question as the list itself',
    input: PeopleExport,
    answers: file,
  },
];
