/** The whole server on a test database, without a socket: real HTTP in and out through Fastify's injection. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clamd } from '@naskhah/adapters/clamd';
import { cleanCopy } from '@naskhah/adapters/clean-copy';
import { typeOf } from '@naskhah/adapters/file-type';
import { contract } from '@naskhah/contract/contract';
import { newId } from '@naskhah/kernel/ids';
import { hashPassword, insertPerson, type SignInServices } from '@naskhah/modules/identity';
import type { MediaNeeds } from '@naskhah/modules/media/host';
import type { SendMail } from '@naskhah/modules/messaging';
import { type MessagingHostNeeds, sendQueuedMail } from '@naskhah/modules/messaging/host';
import { scannerState } from '@naskhah/server/scanner-state';
import { serverParts } from '@naskhah/server/server-parts';
import { signInServices } from '@naskhah/server/sign-in-services';
import type { TrustedProxies } from '@naskhah/server/trusted-proxies';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { openTestStore, type StoreKind } from './content-stores.ts';
import { fakeClock, fakeQueue } from './fakes.ts';
import { statementLimits } from './statement-limits.ts';
import type { TestDatabase } from './test-database.ts';

export const testPassword = 'a long enough phrase';
export const testReportToken = 'a token of the tests for reports';
export const testSecret = 'a secret of the tests, long enough';
type Body = Record<string, unknown>;
export type Answer<T = Body> = { status: number; body: T };

/** One browser: its cookie goes with every call. */
export type Visitor = {
  post: <T = Body>(path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer<T>>;
  get: <T = Body>(path: string, headers?: Record<string, string>) => Promise<Answer<T>>;
  upload: <T = Body>(metadata: Body, file: { name: string; content: Buffer | string }) => Promise<Answer<T>>;
  raw: (
    path: string,
    asked?: { method?: 'GET' | 'POST'; headers?: Record<string, string>; payload?: string },
  ) => Promise<{ status: number; headers: Record<string, unknown>; body: string }>;
  /** As in the header of a request. */
  cookie: () => string;
  logIn: (email: string) => Promise<Visitor>;
};

export type MadeCall = { method: 'GET' | 'POST'; url: string; payload: unknown; status: number };

export type TestServer = {
  app: FastifyInstance;
  /** Every call made so far, in order. */
  calls: readonly MadeCall[];
  /** The calls that were answered so far and stayed within the statements that they declare. */
  counted: ReadonlySet<string>;
  clock: ReturnType<typeof fakeClock>;
  queued: ReturnType<typeof fakeQueue>['queued'];
  /** Whatever lies where files are kept. */
  lying: () => string[];
  /** Every call of the store is answered so from now on; a bucket only. */
  failStoreWith: (status: number | undefined) => void;
  /** The address of a real socket, opened when first asked for. */
  listen: () => Promise<string>;
  media: MediaNeeds;
  mailing: MessagingHostNeeds;
  sendQueuedMail: (sendMail: SendMail) => (id: string) => Promise<void>;
  /** Does at once what the process does again and again. */
  routine: (name: string) => Promise<void>;
  stop: () => Promise<void>;
  /** Adds a confirmed account with the test password. */
  person: (key: string, roles?: number[]) => Promise<string>;
  visitor: () => Visitor;
  as: (key: string) => Promise<Visitor>;
};

const portalAddress = 'http://portal.test';
const emailOf = (key: string) => `${key}@example.test`;

export const testServer = (
  database: TestDatabase,
  {
    store = 'folder',
    sites = portalAddress,
    clamdUrl,
    signIn = {},
    mailPerMinute,
    serves = 'everything',
    trustProxy = false,
    answersTo,
  }: {
    store?: StoreKind;
    sites?: string;
    clamdUrl?: string;
    signIn?: Partial<SignInServices>;
    mailPerMinute?: number;
    serves?: 'everything' | 'health';
    trustProxy?: TrustedProxies;
    answersTo?: (host: string) => boolean;
  } = {},
): TestServer => {
  const held = {} as TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'naskhah-portal-'));
  let closeStore = async () => {};
  beforeAll(async () => {
    const clock = fakeClock();
    const queue = fakeQueue();
    const files = await openTestStore(store);
    const scanner = clamdUrl === undefined ? undefined : clamd(clamdUrl);
    closeStore = files.close;
    const parts = await serverParts({
      connection: database,
      readers: database,
      databaseUrl: database.url,
      enqueue: queue,
      clock,
      settings: { portalUrl: portalAddress, secret: testSecret, demo: null, mailPerMinute },
      signIn: { ...signInServices({ evenMs: 0, puzzleBits: 2 }), ...signIn },
      files,
      typeOf,
      clean: cleanCopy,
      scan: scanner?.scan,
      sendMail: async () => 'sent',
      addresses: { portal: portalAddress, sites },
      fixedOrigin: undefined,
      mailReportToken: testReportToken,
      keptPages: 1e6,
      checks: {
        database: async () => true,
        files: files.fault,
        jobs: async () => [],
        mail: async () => 'ready',
        space: async () => 'ready',
        bounces: async () => 'not configured',
        scanner: () => scannerState(scanner),
      },
      metricsToken: undefined,
      serves,
      trustProxy,
      answersTo,
      portalFolder: folder,
    });
    const { app } = parts;
    const passwordHash = await hashPassword(testPassword);
    const { counting, counted } = statementLimits(contract, database);
    const calls: MadeCall[] = [];

    const visitor = (): Visitor => {
      const jar = new Map<string, string>();
      const call = async (method: 'GET' | 'POST', url: string, payload: unknown, headers: Record<string, string>) => {
        const cookie = one.cookie();
        const count = counting(method, url);
        const response = await app.inject({
          method,
          url,
          headers: { ...(cookie && { cookie }), ...headers },
          ...(payload !== undefined && { payload: payload as string | Buffer | object }),
        });
        count(response.statusCode);
        calls.push({ method, url, payload, status: response.statusCode });
        for (const set of response.cookies) set.value ? jar.set(set.name, set.value) : jar.delete(set.name);
        return response;
      };
      const answer = (response: { statusCode: number; body: string }) =>
        ({ status: response.statusCode, body: response.body ? JSON.parse(response.body) : undefined }) as Answer<never>;
      const one: Visitor = {
        post: async (path, body, headers = {}) => answer(await call('POST', path, body ?? {}, headers)),
        get: async (path, headers = {}) => answer(await call('GET', path, undefined, headers)),
        raw: async (path, asked = {}) => {
          const { statusCode, headers, body } = await call(
            asked.method ?? 'GET',
            path,
            asked.payload,
            asked.headers ?? {},
          );
          return { status: statusCode, headers, body };
        },
        upload: async (metadata, file) => {
          const edge = '----naskhah-test';
          const payload = Buffer.concat([
            Buffer.from(
              `--${edge}\r\ncontent-disposition: form-data; name="attachment_metadata"\r\n\r\n${JSON.stringify(metadata)}\r\n` +
                `--${edge}\r\ncontent-disposition: form-data; name="attachment"; filename="${file.name}"\r\n\r\n`,
            ),
            Buffer.from(file.content),
            Buffer.from(`\r\n--${edge}--\r\n`),
          ]);
          const type = { 'content-type': `multipart/form-data; boundary=${edge}` };
          return answer(await call('POST', '/media/files/save-file', payload, type));
        },
        cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        logIn: async (email) => {
          const { status } = await one.post('/api/auth/login', { usr_email: email, usr_password: testPassword });
          if (status !== 200) throw new Error(`${email} could not log in: ${status}`);
          return one;
        },
      };
      return one;
    };
    Object.assign(held, {
      app,
      counted,
      calls,
      clock,
      queued: queue.queued,
      lying: files.lying,
      failStoreWith: files.failWith,
      media: parts.needs.media,
      mailing: parts.needs.messaging,
      sendQueuedMail: (sendMail: SendMail) => sendQueuedMail({ db: database.db, ...parts.needs.messaging, sendMail }),
      routine: async (name: string) => {
        const job = parts.jobs[name];
        if (!job || !('run' in job)) throw new Error(`There is no routine '${name}'.`);
        await job.run();
      },
      stop: parts.stop,
      listen: async () => {
        const open = app.server.address();
        return open && typeof open === 'object' ? `http://127.0.0.1:${open.port}` : app.listen({ port: 0 });
      },
      visitor,
      as: (key: string) => visitor().logIn(emailOf(key)),
      person: async (key: string, roles: number[] = [6]) => {
        const id = newId();
        await parts.act.transaction(async (trx) => {
          const name = key.replaceAll('-', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
          await insertPerson(trx, {
            id,
            name,
            firstname: name.split(' ')[0] ?? name,
            language: 'en',
            email: emailOf(key),
            passwordHash,
            confirmedAt: clock(),
            createdAt: clock(),
            roles,
            roleInUse: roles[0] ?? 6,
          });
        });
        return id;
      },
    });
  });
  afterAll(async () => {
    await held.stop?.();
    await closeStore();
    rmSync(folder, { recursive: true, force: true });
  });
  return held;
};
