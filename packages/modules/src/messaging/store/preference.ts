import type { Db, Trx } from '@naskhah/db/tables';

type Preference = { event: string; in_app: boolean; email: 'now' | 'daily' | 'weekly' | 'off' };

export const savePreference = async (trx: Trx, person: string, { event, in_app, email }: Preference): Promise<void> => {
  await trx
    .insertInto('messaging.preference')
    .values({ person_id: person, event, in_app, email })
    .onConflict((conflict) => conflict.columns(['person_id', 'event']).doUpdateSet({ in_app, email }))
    .execute();
};

/** No more mails of this event; what the portal itself shows stays as it is. False where it is so already. */
export const stopMails = async (trx: Trx, person: string, event: string): Promise<boolean> => {
  const row = await trx
    .insertInto('messaging.preference')
    .values({ person_id: person, event, in_app: true, email: 'off' })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'event'])
        .doUpdateSet({ email: 'off' })
        .where('messaging.preference.email', '!=', 'off'),
    )
    .returning('event')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the person has stopped the mails of this event. */
export const isStopped = async (db: Db, person: string, event: string): Promise<boolean> => {
  const row = await db
    .selectFrom('messaging.preference')
    .select('email')
    .where('person_id', '=', person)
    .where('event', '=', event)
    .executeTakeFirst();
  return row?.email === 'off';
};
