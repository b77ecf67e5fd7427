import { languages } from '@naskhah/kernel/language';
import { portalLimits } from '@naskhah/kernel/portal-limits';
import * as z from 'zod';
import { anyone, call, platform, refusals } from '../call.ts';
import { email } from '../fields.ts';

const line = z.string().trim().max(120);
const footLine = z.string().trim().max(300);
const text = z.string().trim().max(600);
const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most);
const both = <T extends z.ZodType>(one: T) => z.object({ en: one, ms: one });

const Logos = z.object({ light: z.string().nullable(), dark: z.string().nullable() });

/** What everybody sees of the settings. */
export const PublicSettings = z.object({
  name: both(z.string()),
  front: both(z.string()),
  registration: z.boolean(),
  /** Shown on every page while it is not empty. */
  banner: both(z.string()),
  /** At the foot of the public pages of the portal. */
  foot: both(z.string()),
  /** The addresses of the pictures beside the name; null: the portal's own mark. */
  logo: Logos,
  /** Those that are offered, the one that comes first in front. */
  languages: z.array(z.enum(languages)),
  /** In MB. */
  largest_file: z.int(),
});

export const PortalSettings = z.object({
  name: both(line.min(1)),
  /** Said beside the login; empty: as shipped. */
  front: both(text),
  /** Whether anybody may register; invited people always may. */
  registration: z.boolean(),
  /** Only addresses of these domains may register, and of what is below them; none: all. */
  domains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'domain-name'),
    )
    .max(200),
  banner: both(text),
  /** In whose name mails are sent; empty: as the environment says. */
  sender: z.object({ name: line, address: z.union([z.literal(''), email]) }),
  /** Those that are offered, the one that comes first in front. */
  languages: z
    .array(z.enum(languages))
    .min(1)
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: 'named-twice' }),
  /** Above the public list of journals. */
  directory: both(text),
  foot: both(footLine),
  limits: z.object({
    /** MB of the largest file. */
    file: within(portalLimits.file),
    /** Mails a minute; null: as many as the environment allows. */
    mails: within(portalLimits.mails).nullable(),
    /** Days until an invitation is no longer good. */
    invitation: within(portalLimits.invitation),
    /** Days without use after which a session ends. */
    session: within(portalLimits.session),
  }),
});

const Kept = PortalSettings.extend({
  version: z.int(),
  /** How many mails a minute the environment allows; null: it does not say. */
  mails_allowed: z.int().nullable(),
});

export const getPortalSettings = call
  .route({
    method: 'GET',
    path: '/api/portal/setting',
    summary: 'The name, the texts, the languages and the banner of the portal',
  })
  .meta({ access: anyone, limit: 'read', statements: 1 })
  .output(PublicSettings)
  .errors({});

export const readPortalSettings = call
  .route({
    method: 'POST',
    path: '/api/admin/access/read-portal-settings',
    summary: 'The settings of the portal, whole',
  })
  .meta({ access: platform('admin'), limit: 'read', statements: 1 })
  .output(Kept)
  .errors(refusals('not-allowed'));

export const savePortalSettings = call
  .route({ method: 'POST', path: '/api/admin/access/save-portal-settings', summary: 'Set the portal' })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(PortalSettings.extend({ version: z.int() }))
  .output(Kept)
  .errors(refusals('not-allowed', 'stale-version', 'not-while-switched', 'input-refused'));

export const saveLogo = call
  .route({
    method: 'POST',
    path: '/api/admin/access/save-logo',
    summary:
      'Put a picture beside the name of the portal, or take it away, for light or dark ground: PNG, JPEG or WebP, at most 200 kB, base64',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ ground: z.enum(['light', 'dark']), content: z.base64().max(270_000).nullable() }))
  .output(z.object({ logo: Logos }))
  .errors(refusals('not-allowed', 'not-while-switched', 'wrong-type', 'too-large'));

/** What only an Administrator calls: not loaded with the first page. */
export const portalSettings = { readPortalSettings, savePortalSettings, saveLogo };
