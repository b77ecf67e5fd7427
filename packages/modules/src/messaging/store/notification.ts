import { notify } from '@naskhah/db/notices';
import type { Trx } from '@naskhah/db/tables';

/** Every process hears on it whose notifications changed. */
export const notificationChannel = 'naskhah_notifications';

export type NewNotification = {
  id: string;
  personId: string;
  event: string;
  subject: { type: string; id: string };
  data: { values: Record<string, string>; about: string; lang: string };
  at: Date;
};

export const insertNotification = async (trx: Trx, one: NewNotification): Promise<void> => {
  await trx
    .insertInto('messaging.notification')
    .values({
      id: one.id,
      person_id: one.personId,
      event: one.event,
      subject_type: one.subject.type,
      subject_id: one.subject.id,
      data: JSON.stringify(one.data),
      created_at: one.at,
    })
    .execute();
  await notify(trx, notificationChannel, one.personId);
};

/** These notifications of a person, or all of them, are read. */
export const saveRead = async (
  trx: Trx,
  person: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<void> => {
  if (ids?.length === 0) return;
  await trx
    .updateTable('messaging.notification')
    .set({ read_at: at })
    .where('person_id', '=', person)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
};
