/** Lists as files: the same question as the list, access asked again, the answer written while its rows come. */

import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { spreadsheet, spreadsheetTypes } from '@naskhah/adapters/spreadsheet';
import { JournalExport, PeopleExport, WorkspaceExport } from '@naskhah/contract/desk-workspace/exports';
import { CodesExport } from '@naskhah/contract/reference-data/code-tables.calls';
import { strict } from '@naskhah/contract/strictly';
import type { Actor } from '@naskhah/kernel/actor';
import { dayIn, platformZone } from '@naskhah/kernel/day';
import type { ExportedTable, ExportFormat } from '@naskhah/kernel/exported-table';
import type { Language } from '@naskhah/kernel/language';
import type { Result } from '@naskhah/kernel/result';
import type { deskPeople } from '@naskhah/modules/desk-people/host';
import { type deskWorkspace, workspaceFiltersOf } from '@naskhah/modules/desk-workspace/host';
import type { referenceData } from '@naskhah/modules/reference-data/host';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { type Sessions, sendProblem, visitOf } from './api.ts';
import { inputFaults } from './input-faults.ts';
import { mayCall } from './may-call.ts';
import { problem } from './problem.ts';
import { isSameOrigin } from './same-origin.ts';

type Asked = { format: ExportFormat; language?: Language | undefined };
type Exports = ReturnType<typeof deskWorkspace>['routes'] &
  ReturnType<typeof deskPeople>['routes'] &
  ReturnType<typeof referenceData>['routes'];
type Table = Promise<Result<ExportedTable, string>>;

export const exportRoutes = (
  app: FastifyInstance,
  { exportCodes, exportWorkspace, exportJournals, exportPeople }: Exports,
  clock: () => Date,
  sessions: Sessions,
): void => {
  const route = <Input extends Asked>(
    path: string,
    schema: z.ZodType<Input>,
    tableOf: (actor: Actor, input: Input, language: Language) => Table,
  ) => {
    const asked = strict(schema);
    app.post(path, async (request, reply) => {
      const { actor, visit } = await visitOf(request, reply, sessions);
      if (!isSameOrigin(request, sessions.fixedOrigin)) return sendProblem(reply, 'other-origin', visit.language, 403);
      const allowed = mayCall({ who: 'session' }, actor, 'read');
      if (allowed !== 'yes') return sendProblem(reply, allowed, visit.language);
      const input = asked.safeParse(request.body ?? {});
      if (!input.success) {
        const fields = inputFaults(input.error.issues);
        const document = problem('input-refused', visit.language, { fields, status: 422 });
        return reply.status(422).type('application/problem+json').send(document);
      }
      const { format } = input.data;
      const language = await sessions.speak(input.data.language ?? visit.language);
      const table = await tableOf(actor, input.data, language);
      if (!table.ok) return sendProblem(reply, table.refusal, visit.language);
      return reply
        .headers({
          'content-type': spreadsheetTypes[format],
          'content-disposition': `attachment; filename="naskhah-${table.value.name}-${dayIn(clock(), platformZone)}.${format}"`,
          'cache-control': 'no-store',
        })
        .send(Readable.fromWeb(spreadsheet(table.value, format) as NodeReadableStream<Uint8Array>));
    });
  };

  route('/api/admin/reference-data/export-codes', CodesExport, (actor, { list }) => exportCodes(actor, list));
  route('/api/admin/desk/export-workspace', WorkspaceExport, (actor, { filters, ids, ...asked }, language) =>
    exportWorkspace(actor, { ...asked, ...workspaceFiltersOf(filters), ids, language }),
  );
  route('/api/admin/desk/export-journals', JournalExport, (actor, { filters, ...asked }, language) =>
    exportJournals(actor, { ...asked, states: filters.state, mine: filters.mine, language }),
  );
  route('/api/admin/desk/export-people', PeopleExport, (actor, { filters, ids, ...asked }, language) =>
    exportPeople(actor, { ...asked, ...filters, only: ids, language }),
  );
};
