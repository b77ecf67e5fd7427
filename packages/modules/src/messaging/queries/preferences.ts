import type { Db } from '@naskhah/db/tables';
import { mailEventNames, mailEvents } from '@naskhah/words/messaging/mail-events';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';

type Rhythm = 'now' | 'daily' | 'weekly' | 'off';

/** The events whose ways are for each person to choose. */
const chosenEvents = mailEventNames.filter((event) => !mailEvents[event].needed);

/** A digest cannot wait for a digest. */
export const rhythmsOf = (event: MailEvent): Rhythm[] =>
  event === 'digest' ? ['now', 'off'] : ['now', 'daily', 'weekly', 'off'];

/** How a person hears of each event: one statement. */
export const preferences = async (db: Db, person: string) => {
  const rows = await db
    .selectFrom('messaging.preference')
    .select(['event', 'in_app', 'email'])
    .where('person_id', '=', person)
    .execute();
  return chosenEvents.map((event) => {
    const { group, name, opens } = mailEvents[event];
    const own = rows.find((row) => row.event === event);
    return {
      event,
      group,
      label_en: name.en,
      label_ms: name.ms,
      has_notice: opens !== undefined,
      rhythms: rhythmsOf(event),
      in_app: own?.in_app ?? true,
      email: own?.email ?? ('now' as const),
    };
  });
};
