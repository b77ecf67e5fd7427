/**
 * What providers say of mails: a returned mail as it is (message/rfc822), or a list of JSON reports. With the bearer secret
 * alone; without one configured there is no such address.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { mailReportsIn } from '@naskhah/adapters/mail-report';
import type { Result } from '@naskhah/kernel/result';
import type { MailReport } from '@naskhah/modules/messaging';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { sendProblem } from './api.ts';
import { languageOf, type Speak } from './language-of.ts';

const Reports = z
  .array(
    z.object({
      /** Ours, as it stands in Message-ID before the @. */
      mail: z.uuid().optional(),
      address: z.string().max(254).optional(),
      kind: z.enum(['bounced', 'delivered', 'complained']),
      reason: z.string().max(2000).default(''),
    }),
  )
  .min(1)
  .max(1000);

type Record = (report: MailReport) => Promise<Result<unknown, string>>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const reportsOf = async (type: string, body: unknown): Promise<MailReport[] | undefined> => {
  if (type.startsWith('message/rfc822')) return mailReportsIn(Buffer.from(String(body), 'latin1'));
  const read = Reports.safeParse(body);
  return read.success
    ? read.data.map(({ mail, address, kind, reason }) => ({ mail, address, kind, reason }))
    : undefined;
};

export const mailReportRoute = (
  app: FastifyInstance,
  token: string | undefined,
  record: Record,
  speak: Speak,
): void => {
  if (token === undefined) return;
  void app.register(async (inner) => {
    inner.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit: 10_000_000 }, (_request, raw, done) =>
      done(null, Buffer.from(raw).toString('latin1')),
    );
    inner.post('/api/mail/report', async (request, reply) => {
      const language = await languageOf(speak, request.headers['accept-language']);
      const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (!timingSafeEqual(digest(given), digest(token))) return sendProblem(reply, 'not-logged-in', language);
      const reports = await reportsOf(request.headers['content-type'] ?? '', request.body);
      if (!reports) return sendProblem(reply, 'unreadable-body', language, 400);
      let noted = 0;
      for (const report of reports) if ((await record(report)).ok) noted += 1;
      return reply.header('cache-control', 'no-store').send({ noted });
    });
  });
};
