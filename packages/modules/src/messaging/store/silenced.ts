import type { Db, Trx } from '@naskhah/db/tables';
import type { Owner } from '../domain/mail-texts.ts';
import { sameOwner } from './own-texts.ts';

/** Whether the mails of an event are not sent: switched off by the journal or by the platform. */
export const isSilenced = async (db: Db, { event, journal }: Owner): Promise<boolean> => {
  const row = await db
    .selectFrom('messaging.silenced_event')
    .select('event')
    .where('event', '=', event)
    .where((on) => on.or([on('journal_id', 'is', null), ...(journal ? [on('journal_id', '=', journal)] : [])]))
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether this owner switched the mails off, whatever the platform does. */
export const isSilencedBy = async (db: Db, owner: Owner): Promise<boolean> => {
  const own = db.selectFrom('messaging.silenced_event as s').select('s.event').where(sameOwner('s', owner));
  return (await own.executeTakeFirst()) !== undefined;
};

export const silence = async (trx: Trx, owner: Owner, active: boolean, at: Date): Promise<void> => {
  await trx.deleteFrom('messaging.silenced_event as s').where(sameOwner('s', owner)).execute();
  if (!active)
    await trx
      .insertInto('messaging.silenced_event')
      .values({ event: owner.event, journal_id: owner.journal, since: at })
      .execute();
};
