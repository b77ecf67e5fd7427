import * as z from 'zod';
import { anyone, call, platform, refusals } from '../call.ts';
import { listOf, listQuery, uuid } from '../fields.ts';

export const mailStates = ['queued', 'paused', 'sent', 'delivered', 'refused', 'bounced', 'complained'] as const;

export const MailRow = z.object({
  id: uuid,
  event: z.string(),
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(mailStates),
  failure: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** When the provider or a bounce told of it. */
  settled_at: z.string().nullable(),
  resent_from: uuid.nullable(),
  can: z.object({ resend: z.boolean(), release: z.boolean() }),
});

export const listMail = call
  .route({ method: 'POST', path: '/api/admin/messaging/list-mail', summary: 'Every mail with its state and content' })
  .meta({ access: platform('admin'), limit: 'read', statements: 2 })
  .input(
    listQuery(
      z
        .object({
          state: z.array(z.enum(mailStates)).max(7).default([]),
          event: z.array(z.string().max(60)).max(60).default([]),
        })
        .default({ state: [], event: [] }),
      ['-created_at', 'created_at'],
    ),
  )
  .output(listOf(MailRow))
  .errors({});

export const resendMail = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/resend-mail',
    summary: 'Send a mail once more, as a mail of its own',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ id: uuid, new_id: uuid.optional() }))
  .output(MailRow)
  .errors(refusals('mail-not-found', 'mail-still-waits', 'mail-not-resendable', 'not-while-switched'));

export const releaseAddress = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/release-address',
    summary: 'Send the mails that wait because an earlier one came back',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ address: z.string().trim().toLowerCase().max(254) }))
  .output(z.object({ sent: z.int() }))
  .errors(refusals('address-not-found'));

const link = z.object({ token: z.string().min(20).max(300) });
const Subscription = z.object({
  event: z.string(),
  name_en: z.string(),
  name_ms: z.string(),
  stopped: z.boolean(),
});

export const readUnsubscribe = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/read-unsubscribe',
    summary: 'Which mails a link would stop; reading changes nothing',
  })
  .meta({ access: anyone, limit: 'login', statements: 1 })
  .input(link)
  .output(Subscription)
  .errors(refusals('link-used'));

export const unsubscribe = call
  .route({ method: 'POST', path: '/api/admin/messaging/unsubscribe', summary: 'Stop the mails that a link names' })
  .meta({ access: anyone, limit: 'login' })
  .input(link)
  .output(Subscription)
  .errors(refusals('link-used'));

export const mailCalls = { listMail, resendMail, releaseAddress, readUnsubscribe, unsubscribe };
