import type { Db, Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { type PortalSettings, shippedSettings } from '../domain/portal-settings.ts';

export type KeptSettings = PortalSettings & { version: number };

export type Ground = 'light' | 'dark';
/** Where the pictures before the name are read; null: the portal's own mark. */
export type Logos = { light: string | null; dark: string | null };

/** What was saved before a setting was known has it as shipped. */
const shaped = ({ settings, version }: { settings: unknown; version: number }): KeptSettings => {
  const set = settings as Partial<PortalSettings>;
  return { ...shippedSettings, ...set, limits: { ...shippedSettings.limits, ...set.limits }, version };
};

type Picture = { mime: 'image/png' | 'image/jpeg' | 'image/webp'; content: Buffer; digest: string };

/** This picture stands on this ground from now on; null: none. */
export const keepLogo = async (trx: Trx, ground: Ground, picture: Picture | null): Promise<void> => {
  if (picture)
    await trx
      .insertInto('access.portal_logo')
      .values({ ground, ...picture })
      .onConflict((conflict) => conflict.column('ground').doUpdateSet(picture))
      .execute();
  else await trx.deleteFrom('access.portal_logo').where('ground', '=', ground).execute();
};

export const portalLogo = async (
  db: Db,
  ground: Ground,
): Promise<{ mime: string; content: Buffer; digest: string } | undefined> =>
  db
    .selectFrom('access.portal_logo')
    .select(['mime', 'content', 'digest'])
    .where('ground', '=', ground)
    .executeTakeFirst();

const addressOf = (ground: Ground, digest: string | null): string | null =>
  digest && `/portal-logo?ground=${ground}&v=${digest}`;

/** A new picture has a new address. On dark ground stands the one for light ground where there is no other. */
const logosOf = (digests: { light: string | null; dark: string | null }): Logos => {
  const light = addressOf('light', digests.light);
  return { light, dark: addressOf('dark', digests.dark) ?? light };
};

const digestOn = (ground: Ground) =>
  sql<string | null>`(select digest from access.portal_logo where ground = ${ground})`;

/** What everybody sees: one statement. */
export const publicSettings = async (db: Db): Promise<PortalSettings & { logo: Logos }> => {
  const row = await db
    .selectFrom('access.portal_setting')
    .select(['settings', 'version', digestOn('light').as('light'), digestOn('dark').as('dark')])
    .executeTakeFirstOrThrow();
  return { ...shaped(row), logo: logosOf(row) };
};

export const logos = async (db: Db): Promise<Logos> => (await publicSettings(db)).logo;

/** As set, and as shipped where nothing was: one statement. */
export const portalSettings = async (db: Db): Promise<KeptSettings> =>
  shaped(await db.selectFrom('access.portal_setting').select(['settings', 'version']).executeTakeFirstOrThrow());

export const lockedSettings = async (trx: Trx): Promise<KeptSettings> =>
  shaped(
    await trx.selectFrom('access.portal_setting').select(['settings', 'version']).forUpdate().executeTakeFirstOrThrow(),
  );

export const keepSettings = async (trx: Trx, settings: PortalSettings): Promise<KeptSettings> =>
  shaped(
    await trx
      .updateTable('access.portal_setting')
      .set((on) => ({ settings: JSON.stringify(settings), version: on('version', '+', 1) }))
      .returning(['settings', 'version'])
      .executeTakeFirstOrThrow(),
  );
