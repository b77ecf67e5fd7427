import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { S3Settings } from '@naskhah/adapters/content-s3';
import { mailboxSettings } from '@naskhah/adapters/imap';
import * as z from 'zod';
import { missingOutside, outsideEnvironment, outsideSettings } from './outside-settings.ts';
import type { PlaceOfBounces } from './returned-mails.ts';
import { S3UrlFault, s3Settings } from './s3-url.ts';
import { type TrustedProxies, trustedProxies } from './trusted-proxies.ts';

const url = z
  .url({ protocol: /^https?$/, error: 'the form is https://journals.example.edu' })
  .transform((text) => text.replace(/\/+$/, ''));
const long = (least: number) =>
  z
    .string()
    .min(least, { error: `at least ${least} characters` })
    .optional();
const portError = { error: 'a whole number from 0 to 65535' };
const proxiesForm = 'how many there are, such as 1, or their networks, such as 10.0.0.0/8, 192.168.1.7';
const rolesForm = /^\s*(api|sites|worker)\s*(,\s*(api|sites|worker)\s*)*$/;

const Environment = z.object({
  PORT: z.coerce.number(portError).int(portError).min(0, portError).max(65535, portError).default(3000),
  HOST: z.string().optional(),
  NASKHAH_DATA: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'the form is postgres://user:password@host:5432/database' })
    .optional(),
  NASKHAH_URL: url.optional(),
  NASKHAH_SITES_URL: url.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'the form is smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().regex(/@/, { error: 'the form is Naskhah <no-reply@example.edu>' }).optional(),
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).optional(),
  MAIL_BOUNCES_TO: z.email({ error: 'the form is bounces@example.edu' }).optional(),
  MAIL_BOUNCES: z.string().optional(),
  MAIL_REPORT_TOKEN: long(16),
  S3_URL: z.string().optional(),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/, error: 'the form is tcp://host:3310 or unix:///run/clamav/clamd.ctl' })
    .optional(),
  NASKHAH_SECRET: long(32),
  NASKHAH_DEMO: z.enum(['0', '1'], { error: '1 or 0' }).optional(),
  NASKHAH_ROLES: z
    .string()
    .regex(rolesForm, { error: 'one or more of api, sites, worker, with commas' })
    .default('api,sites,worker'),
  METRICS_TOKEN: long(16),
  TRUSTED_PROXIES: z
    .string()
    .transform((text, context) => {
      const read = trustedProxies(text);
      if (read !== undefined) return read;
      context.addIssue({ code: 'custom', message: proxiesForm });
      return z.NEVER;
    })
    .default(false),
  ...outsideEnvironment,
});

export type Config = {
  port: number;
  host: string;
  data: string;
  dataNote: string | undefined;
  databaseUrl: string | undefined;
  portalUrl: string;
  /** Only when NASKHAH_URL says so: then the origin of requests must be exactly this one. */
  fixedOrigin: string | undefined;
  sitesUrl: string;
  /** The bucket for files; without it they lie in the data folder. */
  s3: S3Settings | undefined;
  /** The virus scanner; without it files are not scanned. */
  clamdUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** At most so many mails a minute, from all processes together. */
  mailPerMinute: number | undefined;
  /** Where mails that cannot be delivered go back to; without it to the sender. */
  mailBouncesTo: string | undefined;
  /** A Maildir folder or a mailbox in which such mails arrive. */
  mailBounces: PlaceOfBounces | undefined;
  /** The secret of providers that report on mails; without it nobody can. */
  mailReportToken: string | undefined;
  secret: string;
  demo: boolean;
  roles: ReadonlySet<string>;
  metricsToken: string | undefined;
  /** Whose word counts for who came: without any it is the address of the connection. */
  trustedProxies: TrustedProxies;
  /** Other providers to log in with, and to prove an ORCID iD with. */
  outside: ReturnType<typeof outsideSettings>;
};

export class ConfigFault extends Error {}

/** Root's database account often cannot enter the clone; then the data lives where the system keeps such state. */
const dataFolder = (given: string | undefined, clone: string): { data: string; note?: string } => {
  if (given) return { data: resolve(given) };
  if (process.getuid?.() !== 0) return { data: join(clone, '.data') };
  const name = `${basename(clone)}-${createHash('sha256').update(clone).digest('hex').slice(0, 8)}`;
  const data =
    process.platform === 'darwin' ? join(homedir(), 'Library', 'Naskhah', name) : join('/var/lib/naskhah', name);
  return { data, note: `Running as root: data is kept in ${data}` };
};

const secretIn = (data: string): string => {
  const file = join(data, 'secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
};

const bucketIn = (url: string | undefined): S3Settings | undefined => {
  try {
    return url === undefined ? undefined : s3Settings(url);
  } catch (error) {
    throw error instanceof S3UrlFault ? new ConfigFault(error.message) : error;
  }
};

const placeOfBounces = (given: string | undefined): PlaceOfBounces | undefined => {
  if (given === undefined) return undefined;
  if (!given.includes('://')) return { maildir: resolve(given) };
  const imap = mailboxSettings(given);
  // What was given holds a password: it is not repeated.
  if (!imap) throw new ConfigFault('MAIL_BOUNCES: the form is imaps://user:password@host/INBOX, or a Maildir folder');
  return { imap };
};

/** Reads the environment once; a wrong setting is a clear sentence, not a stack. */
export const readConfig = (environment: NodeJS.ProcessEnv, clone: string): Config => {
  // A variable that is set to nothing, as many files of settings do, is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success)
    throw new ConfigFault(
      read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n') ||
        'The environment is not valid.',
    );
  const env = read.data;
  const missing = missingOutside(env);
  if (missing.length > 0) throw new ConfigFault(missing.join('\n'));
  const { data, note } = dataFolder(env.NASKHAH_DATA, clone);
  const bare = !env.DATABASE_URL && !env.NASKHAH_URL && !env.SMTP_URL && !env.HOST;
  const host = env.HOST ?? '127.0.0.1';
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const portalUrl = env.NASKHAH_URL ?? `http://${reached}:${env.PORT}`;
  return {
    port: env.PORT,
    host,
    data,
    dataNote: note,
    databaseUrl: env.DATABASE_URL,
    portalUrl,
    fixedOrigin: env.NASKHAH_URL && new URL(env.NASKHAH_URL).origin,
    sitesUrl: env.NASKHAH_SITES_URL ?? portalUrl,
    s3: bucketIn(env.S3_URL),
    clamdUrl: env.CLAMD_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Naskhah <no-reply@${new URL(portalUrl).hostname}>`,
    mailPerMinute: env.MAIL_PER_MINUTE,
    mailBouncesTo: env.MAIL_BOUNCES_TO,
    mailBounces: placeOfBounces(env.MAIL_BOUNCES),
    mailReportToken: env.MAIL_REPORT_TOKEN,
    secret: env.NASKHAH_SECRET ?? secretIn(data),
    demo: env.NASKHAH_DEMO === '1' || (env.NASKHAH_DEMO !== '0' && bare),
    roles: new Set(env.NASKHAH_ROLES.split(',').map((role) => role.trim())),
    metricsToken: env.METRICS_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES,
    outside: outsideSettings(env),
  };
};
