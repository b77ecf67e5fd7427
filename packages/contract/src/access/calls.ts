import * as z from 'zod';
import { anyone, call, refusals, session } from '../call.ts';
import { uuid } from '../fields.ts';
import { getPortalSettings } from './portal-settings.calls.ts';
import { presetCalls } from './presets.ts';

export const MenuEntry = z.object({
  id: z.string(),
  label_en: z.string(),
  label_ms: z.string(),
  path: z.string(),
  icon: z.string(),
  count: z.int().nullable(),
});

export const MenuModule = z.object({
  id: z.string(),
  label_en: z.string(),
  label_ms: z.string(),
  entries: z.array(MenuEntry),
});

export const getUserFunction = call
  .route({
    method: 'GET',
    path: '/general/r/get-user-function',
    summary: 'Capabilities of the role in use; empty without a session',
  })
  .meta({ access: anyone, limit: 'read', statements: 0 })
  .output(z.array(z.string()))
  .errors({});

export const getUserMenu = call
  .route({ method: 'POST', path: '/api/admin/get-user-menu', summary: 'The menu of a role held by the session user' })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(z.object({ acl: z.int(), id: uuid }))
  .output(z.object({ modules: z.array(MenuModule) }))
  .errors(refusals('not-allowed'));

export const AccessData = z.object({
  acl: z.int(),
  submenu: z.array(z.object({ section: z.string(), label_en: z.string(), label_ms: z.string() })),
  stage: z.record(z.string(), z.enum(['none', 'view', 'contribute', 'recommend', 'decide'])),
});

export const getAssignedAcl = call
  .route({
    method: 'POST',
    path: '/api/admin/user-assigned-preset/get-assigned-acl-user-assigned',
    summary: "The union of a person's presets in a journal",
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ jnl_id: uuid, user_id: uuid }))
  .output(AccessData)
  .errors(refusals('not-allowed', 'journal-not-found'));

export const access = {
  getPortalSettings,
  getUserFunction,
  getUserMenu,
  getAssignedAcl,
  ...presetCalls,
};
