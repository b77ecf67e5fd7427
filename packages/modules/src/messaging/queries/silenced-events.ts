import type { Db } from '@naskhah/db/tables';

/** The mails that are not sent for a journal: switched off by it or by the platform. One statement. */
export const silencedEvents = async (db: Db, journal: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('messaging.silenced_event')
    .select('event')
    .where((on) => on.or([on('journal_id', 'is', null), on('journal_id', '=', journal)]))
    .execute();
  return rows.map(({ event }) => event);
};
