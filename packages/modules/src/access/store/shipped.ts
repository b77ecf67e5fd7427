import type { Trx } from '@naskhah/db/tables';
import { platformRoles } from '../domain/platform-roles.ts';
import { shippedPresets } from '../domain/shipped-presets.ts';

type Shipped = (typeof shippedPresets)[number];
const lower = (name: string): string => name.toLowerCase();

/** Loads the platform's roles where they are missing; labels and menus that were changed since stay. */
export const loadPlatformRoles = async (trx: Trx): Promise<void> => {
  await trx
    .insertInto('access.platform_role')
    .values(platformRoles.map((role) => ({ ...role, menu: [...role.menu] })))
    .onConflict((conflict) => conflict.column('acl').doNothing())
    .execute();
};

/**
 * Gives a journal its copy of each shipped preset that it has neither by its code nor by its name; answers the ids of
 * those given, by code. What the journal has changed stays.
 */
export const copyPresets = async (trx: Trx, journal: string, newId: () => string): Promise<Map<string, string>> => {
  const present = await trx
    .selectFrom('access.preset')
    .select(['code', 'label_en', 'label_ms'])
    .where('journal_id', '=', journal)
    .execute();
  const taken = new Set(present.flatMap(({ code, ...names }) => [code, ...Object.values(names).map(lower)]));
  const isMissing = ({ code, label_en, label_ms }: Shipped): boolean =>
    ![code, lower(label_en), lower(label_ms)].some((one) => taken.has(one));
  const missing = shippedPresets.map((preset, sort) => ({ preset, sort })).filter(({ preset }) => isMissing(preset));
  if (missing.length === 0) return new Map();
  const rows = missing.map(({ preset, sort }) => ({
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
