import { codeListNames } from '@naskhah/kernel/code-lists';
import { exportFormats } from '@naskhah/kernel/exported-table';
import * as z from 'zod';
import { call, platform, refusals, session } from '../call.ts';
import { uuid } from '../fields.ts';

const list = z.enum(codeListNames);
const label = z.string().trim().max(300);
const code = {
  value: z.string().trim().max(120),
  label_en: label,
  label_ms: label,
  parent: z.string().max(120).nullable(),
  sort: z.int().min(0).max(999_999),
  active: z.boolean(),
};

export const CodeRow = z.object({
  ...code,
  version: z.int(),
  /** A record names it: it can be retired, not taken away. */
  in_use: z.boolean(),
});

export const CodesExport = z.object({
  list,
  format: z.enum(exportFormats).default('csv'),
});

const at = (act: string, summary: string) =>
  ({ method: 'POST', path: `/api/admin/reference-data/${act}` as const, summary }) as const;

export const listCodes = call
  .route(at('list-codes', 'A code table, retired entries too'))
  .meta({ access: platform('admin'), limit: 'read', statements: 2 })
  .input(z.object({ list }))
  .output(z.array(CodeRow))
  .errors(refusals('not-allowed'));

export const saveCode = call
  .route(at('save-code', 'Add an entry to a code table, or change it; without a version it is a new one'))
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ list, ...code, version: z.int().nullable() }))
  .output(CodeRow)
  .errors(refusals('not-allowed', 'code-not-found', 'code-taken', 'stale-version', 'list-fixed', 'input-refused'));

export const deleteCode = call
  .route(at('delete-code', 'Take an entry away that no record names'))
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ list, value: z.string().max(120), version: z.int() }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals('not-allowed', 'stale-version', 'list-fixed', 'code-in-use'));

export const importCodes = call
  .route(at('import-codes', 'A CSV table into a code table: tried first, then applied, all of it or nothing'))
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ list, csv: z.string().max(500_000), apply: z.boolean().default(false) }))
  .output(
    z.object({
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      applied: z.boolean(),
      faults: z.array(z.object({ line: z.int(), path: z.string(), code: z.string(), message: z.string() })),
    }),
  )
  .errors(refusals('not-allowed'));

export const findOrganisations = call
  .route({
    method: 'POST',
    path: '/api/admin/reference-data/find-organisations',
    summary: 'Institutions by parts of their names, ten at most; from three letters',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ q: z.string().trim().max(300) }))
  .output(
    z.array(
      z.object({
        id: uuid,
        ror: z.string().nullable(),
        name: z.string(),
        country: z.string().nullable(),
        city: z.string().nullable(),
      }),
    ),
  )
  .errors({});

/** The tables themselves, and organisations, which are searched: a part of the contract of their own, as no start needs it. */
export const codeTables = { findOrganisations, listCodes, saveCode, deleteCode, importCodes };
