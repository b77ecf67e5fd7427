import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { language, uuid } from '../fields.ts';

export const inviteListToTeam = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/invite-list-to-team',
    summary: 'Invite those whom a list names (name, e-mail, preset), each by itself; or say what would happen',
  })
  .meta({ access: journal('team_management'), limit: 'act' })
  .input(
    z.object({
      /** Made by the client: the same list sent again invites nobody twice. */
      batch: uuid,
      journal_id: uuid,
      text: z.string().trim().min(1).max(200_000),
      language: language.default('en'),
      message: z.string().trim().max(2000).default(''),
      apply: z.boolean(),
    }),
  )
  .output(
    z.object({
      invited: z.int(),
      lines: z.array(
        z.object({
          line: z.int(),
          name: z.string(),
          email: z.string(),
          place: z.string(),
          state: z.enum(['ready', 'invited', 'fault']),
          /** What happens, has happened or is wrong, in the caller's language. */
          message: z.string(),
        }),
      ),
    }),
  )
  .errors(refusals('journal-not-found', 'too-many-lines', 'not-while-switched', 'not-by-key'));
