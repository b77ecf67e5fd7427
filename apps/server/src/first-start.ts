import { randomBytes } from 'node:crypto';
import type { Db } from '@naskhah/db/tables';
import { loadPlatformRoles } from '@naskhah/modules/access';
import type { ActNeeds } from '@naskhah/modules/activity';
import { keepTicket } from '@naskhah/modules/identity/host';
import { loadLists, loadShippedOrganisations } from '@naskhah/modules/reference-data';

export type FirstStart = { administratorLink?: string };
type Needs = ActNeeds & { portalUrl: string; secret: string; demo: boolean; seedDemo: () => Promise<void> };

/** A one-use link, good for a day, with which an Administrator is created. */
export const administratorLink = async (
  db: Db,
  needs: Pick<Needs, 'portalUrl' | 'secret' | 'clock'>,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await keepTicket(db, needs.secret, {
    token,
    personId: null,
    purpose: 'first-administrator',
    now: needs.clock(),
    minutes: 24 * 60,
  });
  return `${needs.portalUrl}/first-administrator#${token}`;
};

/** What every portal has before anybody comes: the platform's roles and the reference lists. */
export const loadShipped = (needs: Pick<Needs, 'transaction'>): Promise<void> =>
  needs.transaction(async (trx) => {
    await loadPlatformRoles(trx);
    await loadLists(trx);
    await loadShippedOrganisations(trx);
  });

/** Loads what every portal needs, and on the very first start the demo world or a way to the first Administrator. */
export const firstStart = async (db: Db, needs: Needs): Promise<FirstStart> => {
  await loadShipped(needs);
  const anybody = await db.selectFrom('identity.person').select('id').limit(1).executeTakeFirst();
  if (anybody) return {};
  if (!needs.demo) return { administratorLink: await administratorLink(db, needs) };
  console.info('Making the demo world, once …');
  await needs.seedDemo();
  return {};
};
