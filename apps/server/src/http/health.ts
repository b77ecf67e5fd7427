import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MailState } from '../outgoing-mail.ts';
import type { BouncesState } from '../returned-mails.ts';

type JobCounts = { queue: string; waiting: number; running: number; failed: number };

type Checks = {
  database: () => Promise<boolean>;
  scanner: () => Promise<'ready' | 'not configured' | 'down: no files are taken'>;
  /** Why no file can be kept or read, or nothing. */
  files: () => Promise<string | undefined>;
  jobs: () => Promise<JobCounts[]>;
  /** Whether mails that came back can be read. */
  bounces: () => Promise<BouncesState>;
  mail: () => Promise<MailState>;
  /** Whether there is room to write. */
  space: () => Promise<'ready' | `none left: ${string}`>;
};

type Metrics = {
  token: string | undefined;
  /** Whoever comes through a proxy of this machine comes from this machine: then only the token opens. */
  behindProxy: boolean;
};

export const health = (app: FastifyInstance, checks: Checks, { token, behindProxy }: Metrics): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'naskhah_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'naskhah_jobs',
    help: 'Jobs by queue: waiting, running, failed for good',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      for (const { queue, ...states } of await checks.jobs())
        for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/health/live', async () => ({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    const database = await checks.database();
    const [files = 'ready', space, mail, bounces, scanner] = await Promise.all([
      checks.files(),
      checks.space(),
      checks.mail(),
      checks.bounces(),
      checks.scanner(),
    ]);
    return reply.status(database ? 200 : 503).send({ ready: database, database, files, space, mail, bounces, scanner });
  });
  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine is on the loopback too, but whoever stands behind it is not.
    const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    const loopback = !behindProxy && !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    const bearer = token !== undefined && request.headers.authorization === `Bearer ${token}`;
    if (!loopback && !bearer) return reply.status(403).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
