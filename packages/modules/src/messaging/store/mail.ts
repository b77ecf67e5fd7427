import type { MailRow } from '@naskhah/db/rows/messaging';
import type { Db, Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { type Selectable, sql } from 'kysely';

type Mail = Selectable<MailRow>;

export type NewMail = {
  id: string;
  event: string;
  journal: string | null;
  subject: { type: string; id: string } | undefined;
  personId: string | null;
  address: string;
  language: Language;
  line: string;
  body: string;
  state: 'queued' | 'paused';
  at: Date;
  resentFrom?: string;
};

export const insertMail = async (trx: Trx, mail: NewMail): Promise<void> => {
  await trx
    .insertInto('messaging.mail')
    .values({
      id: mail.id,
      event: mail.event,
      journal_id: mail.journal,
      subject_type: mail.subject?.type ?? null,
      subject_id: mail.subject?.id ?? null,
      person_id: mail.personId,
      address: mail.address,
      language: mail.language,
      subject: mail.line,
      body: mail.body,
      state: mail.state,
      created_at: mail.at,
      resent_from: mail.resentFrom ?? null,
    })
    .execute();
};

export const findMail = (db: Db, id: string): Promise<Mail | undefined> =>
  db.selectFrom('messaging.mail').selectAll().where('id', '=', id).executeTakeFirst();

export const lockMail = (trx: Trx, id: string): Promise<Mail | undefined> =>
  trx.selectFrom('messaging.mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The mail that a report is about, locked: by its id, else the last that was sent to the address. */
export const lockReported = (
  trx: Trx,
  id: string | undefined,
  address: string | undefined,
): Promise<Mail | undefined> =>
  trx
    .selectFrom('messaging.mail')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(id === undefined, (query) =>
      query.where('address', '=', address?.toLowerCase() ?? '').where('state', 'in', ['sent', 'delivered']),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** What became of a mail that was sent; `failure` in the words of who reported it. */
export const settleMail = async (
  trx: Trx,
  id: string,
  state: Mail['state'],
  at: Date,
  failure: string | undefined,
): Promise<void> => {
  await trx
    .updateTable('messaging.mail')
    .set({ state, settled_at: at, ...(failure !== undefined && { failure }) })
    .where('id', '=', id)
    .execute();
};

/** True when the mail waits and is nobody else's until then; by the clock of the database, as workers may stand on several machines. */
export const claimMail = async (db: Db, id: string, minutes: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messaging.mail')
    .set({ claimed_until: sql`clock_timestamp() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where((on) => on.or([on('claimed_until', 'is', null), on('claimed_until', '<', sql<Date>`clock_timestamp()`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** A queued mail is sent or refused; one that somebody else has settled stays as it is. */
export const saveSent = async (
  db: Db,
  id: string,
  outcome: { state: 'sent'; sent_at: Date } | { state: 'refused'; failure: string },
): Promise<void> => {
  await db
    .updateTable('messaging.mail')
    .set((on) => ({ ...outcome, attempts: on('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
};

export const noteFailure = async (db: Db, id: string, failure: string): Promise<void> => {
  await db
    .updateTable('messaging.mail')
    .set((on) => ({ attempts: on('attempts', '+', 1), failure, claimed_until: null }))
    .where('id', '=', id)
    .execute();
};

/** How many tests of texts went to the address since then. */
export const testsSince = async (db: Db, address: string, since: Date): Promise<number> => {
  const { n } = await db
    .selectFrom('messaging.mail')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('address', '=', address)
    .where('event', '=', 'test')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
};
