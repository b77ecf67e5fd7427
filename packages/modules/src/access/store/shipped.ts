import type { Trx } from '@naskhah/db/tables';
import { platformRoles } from '../domain/platform-roles.ts';
import { shippedPresets } from '../domain/shipped-presets.ts';

/** Loads the platform's roles where they are missing; labels and menus that were changed since stay. */
export const loadPlatformRoles = async (trx: Trx): Promise<void> => {
  await trx
    .insertInto('access.platform_role')
    .values(platformRoles.map((role) => ({ ...role, menu: [...role.menu] })))
    .onConflict((conflict) => conflict.column('acl').doNothing())
    .execute();
};

/** Gives a new journal its copy of the shipped presets; answers the id of each by its code. */
export const copyPresets = async (trx: Trx, journal: string, newId: () => string): Promise<Map<string, string>> => {
  const rows = shippedPresets.map((preset, sort) => ({
    id: newId(),
    journal_id: journal,
    code: preset.code,
    label_en: preset.label_en,
    label_ms: preset.label_ms,
    function_flags: preset.functions,
    permissions: preset.permissions,
    stages: JSON.stringify(preset.stages),
    sort,
  }));
  await trx.insertInto('access.preset').values(rows).execute();
  return new Map(rows.map((row) => [row.code, row.id]));
};
