import * as z from 'zod';
import { call, platform } from './call.ts';
import { listOf, listQuery, uuid } from './fields.ts';

export const MailRow = z.object({
  id: uuid,
  event: z.string(),
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(['queued', 'sent', 'refused', 'bounced', 'delivered', 'complained']),
  failure: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});

export const listMail = call
  .route({ method: 'POST', path: '/api/admin/messaging/list-mail', summary: 'Every mail with its state and content' })
  .meta({ access: platform('admin'), limit: 'read', statements: 1 })
  .input(listQuery(z.object({}).default({}), ['created_at']))
  .output(listOf(MailRow))
  .errors({});

export const messaging = { listMail };
