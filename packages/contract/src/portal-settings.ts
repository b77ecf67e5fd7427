import * as z from 'zod';
import { anyone, call, platform, refusals } from './call.ts';
import { email } from './fields.ts';

const line = z.string().trim().max(120);
const text = z.string().trim().max(600);
const both = <T extends z.ZodType>(one: T) => z.object({ en: one, ms: one });

/** What everybody sees of the settings. */
export const PublicSettings = z.object({
  name: both(z.string()),
  front: both(z.string()),
  registration: z.boolean(),
  /** Shown on every page while it is not empty. */
  banner: both(z.string()),
  /** The address of the picture beside the name; null: the portal's own mark. */
  logo: z.string().nullable(),
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
        .regex(/^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    )
    .max(200),
  banner: both(text),
  /** In whose name mails are sent; empty: as the environment says. */
  sender: z.object({ name: line, address: z.union([z.literal(''), email]) }),
});

export const getPortalSettings = call
  .route({
    method: 'GET',
    path: '/api/portal/setting',
    summary: 'The name, the front text and the banner of the portal',
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
  .output(PortalSettings.extend({ version: z.int() }))
  .errors(refusals('not-allowed'));

export const savePortalSettings = call
  .route({ method: 'POST', path: '/api/admin/access/save-portal-settings', summary: 'Set the portal' })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(PortalSettings.extend({ version: z.int() }))
  .output(PortalSettings.extend({ version: z.int() }))
  .errors(refusals('not-allowed', 'stale-version', 'not-while-switched'));

export const saveLogo = call
  .route({
    method: 'POST',
    path: '/api/admin/access/save-logo',
    summary: 'Put a picture beside the name of the portal, or take it away: PNG, JPEG or WebP, at most 200 kB, base64',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ content: z.base64().max(270_000).nullable() }))
  .output(z.object({ logo: z.string().nullable() }))
  .errors(refusals('not-allowed', 'not-while-switched', 'wrong-type', 'too-large'));

/** What only an Administrator calls: not loaded with the first page. */
export const portalSettings = { readPortalSettings, savePortalSettings, saveLogo };
