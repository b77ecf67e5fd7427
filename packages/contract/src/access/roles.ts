import * as z from 'zod';
import { call, platform, refusals } from '../call.ts';
import { shortText, version } from '../fields.ts';
import { Bit, Choice } from './choices.ts';

export const RoleView = z.object({
  acl: z.int(),
  label_en: z.string(),
  label_ms: z.string(),
  flags: z.int(),
  menu: z.array(z.string()),
  version: z.int(),
  holders: z.int(),
  /** Shipped roles stay, and those that people hold or are invited to. */
  may_delete: z.boolean(),
});

const presetRoles = z.object({
  roles: z.array(RoleView),
  flags: z.array(Bit),
  /** `always`: stands in every menu, and cannot be taken out. */
  modules: z.array(Choice.extend({ always: z.boolean() })),
});

export const listRoles = call
  .route({
    method: 'POST',
    path: '/api/admin/access/list-roles',
    summary: 'The platform roles with their flags and menus',
  })
  .meta({ access: platform('admin'), limit: 'read', statements: 1 })
  .output(presetRoles)
  .errors({});

const flags = z.int().min(0).max(0x7fffffff);
const menu = z.array(z.string().max(10)).min(1).max(20);

export const addRole = call
  .route({
    method: 'POST',
    path: '/api/admin/access/add-role',
    summary: 'Add a platform role; its acl is given by the server and never used again',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ label_en: shortText, label_ms: shortText, flags, menu }))
  .output(presetRoles.extend({ acl: z.int() }))
  .errors(refusals('role-name-taken', 'not-allowed', 'not-while-switched', 'input-refused'));

export const updateRole = call
  .route({ method: 'POST', path: '/api/admin/access/update-role', summary: 'Change a platform role' })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(
    z.object({
      acl: z.int(),
      version,
      label_en: shortText.optional(),
      label_ms: shortText.optional(),
      flags: flags.optional(),
      menu: menu.optional(),
    }),
  )
  .output(presetRoles)
  .errors(
    refusals(
      'role-not-found',
      'stale-version',
      'administrator-stays',
      'role-name-taken',
      'not-while-switched',
      'input-refused',
    ),
  );

export const deleteRole = call
  .route({
    method: 'POST',
    path: '/api/admin/access/delete-role',
    summary: 'Delete a platform role that nobody holds or is invited to; shipped ones stay',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ acl: z.int(), version }))
  .output(presetRoles)
  .errors(refusals('role-not-found', 'stale-version', 'role-is-shipped', 'role-in-use', 'not-while-switched'));

export const roleCalls = { listRoles, addRole, updateRole, deleteRole };
