import * as z from 'zod';
import { anyone, call, platform, refusals, session } from '../call.ts';
import { email, moment, uuid } from '../fields.ts';

const done = z.object({ done: z.literal(true) });
const token = z.string().min(20).max(200);

export const startMerge = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/start-merge',
    summary: 'Ask the addresses of two accounts whether they are one person’s; the first account stays',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ usr_id: uuid, other_id: uuid }))
  .output(done)
  .errors(refusals('person-not-found', 'same-account', 'account-ended', 'last-administrator'));

export const startOwnMerge = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/start-own-merge',
    summary: 'Say that the account of another address is one’s own too; the answer is the same whether there is one',
  })
  .meta({ access: session, limit: 'code' })
  .input(z.object({ email }))
  .output(done)
  .errors(refusals('same-account', 'not-while-switched', 'too-many-tries'));

const MergeAsked = z.object({
  kept_name: z.string(),
  other_name: z.string(),
  /** Whether the address of this link is that of the account that stays. */
  stays: z.boolean(),
  state: z.enum(['open', 'waiting', 'done']),
  expires_at: moment,
});

export const readMerge = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/read-merge',
    summary: 'What the link about two accounts is about; reading changes nothing',
  })
  .meta({ access: anyone, limit: 'code' })
  .input(z.object({ token }))
  .output(MergeAsked)
  .errors(refusals('link-ended', 'too-many-tries'));

export const confirmMerge = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/confirm-merge',
    summary: 'Say by the link that both accounts are one’s own; the second to say so makes them one',
  })
  .meta({ access: anyone, limit: 'code' })
  .input(z.object({ token }))
  .output(MergeAsked)
  .errors(refusals('link-ended', 'too-many-tries', 'account-ended', 'last-administrator'));

export const cancelMerge = call
  .route({ method: 'POST', path: '/api/admin/identity/cancel-merge', summary: 'Leave two accounts as they are' })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('merge-not-found'));

export const peopleMerging = { startMerge, startOwnMerge, readMerge, confirmMerge, cancelMerge };
