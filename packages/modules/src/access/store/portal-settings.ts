import type { Db, Trx } from '@naskhah/db/tables';
import { type PortalSettings, shippedSettings } from '../domain/portal-settings.ts';

export type KeptSettings = PortalSettings & { version: number };

const shaped = (row: { settings: unknown; version: number }): KeptSettings => ({
  ...shippedSettings,
  ...(row.settings as Partial<PortalSettings>),
  version: row.version,
});

/** Where the picture is read; a new one has a new address. */
export const logoAddress = (digest: string | null | undefined): string | null =>
  digest ? `/portal-logo?v=${digest}` : null;

/** What everybody sees: one statement. */
export const publicSettings = async (db: Db): Promise<PortalSettings & { logo: string | null }> => {
  const row = await db
    .selectFrom('access.portal_setting as s')
    .leftJoin('access.portal_logo as l', (join) => join.onTrue())
    .select(['s.settings', 's.version', 'l.digest'])
    .executeTakeFirstOrThrow();
  return { ...shaped(row), logo: logoAddress(row.digest) };
};

export const portalLogo = (db: Db): Promise<{ mime: string; content: Buffer; digest: string } | undefined> =>
  db.selectFrom('access.portal_logo').select(['mime', 'content', 'digest']).executeTakeFirst();

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
