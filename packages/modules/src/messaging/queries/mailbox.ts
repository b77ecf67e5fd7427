import type { MailRow } from '@naskhah/db/rows/messaging';
import type { Db } from '@naskhah/db/tables';
import { type Selectable, sql } from 'kysely';
import { mayResend } from '../domain/resendable.ts';
import { withoutSecrets } from '../domain/without-secrets.ts';

type Mail = Selectable<MailRow>;
type Question = {
  page: number;
  size: number;
  q: string;
  sort: string;
  states: readonly Mail['state'][];
  events: readonly string[];
  /** Mails about these are left out. */
  without: readonly string[];
};

const columns = [
  'id',
  'event',
  'address',
  'subject',
  'body',
  'state',
  'failure',
  'created_at',
  'sent_at',
  'settled_at',
  'resent_from',
] as const;

/** Counting stops here: whoever looks for one mail among more narrows the search. */
const countedAtMost = 10_000;

const literal = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** Every mail with the total: one statement. */
export const mailbox = async (db: Db, { page, size, q, sort, states, events, without }: Question) => {
  const found = db
    .selectFrom('messaging.mail')
    .$if(states.length > 0, (query) => query.where('state', 'in', states))
    .$if(events.length > 0, (query) => query.where('event', 'in', events))
    .$if(without.length > 0, (query) =>
      query.where((on) => on.or([on('subject_id', 'is', null), on('subject_id', 'not in', [...without])])),
    )
    .$if(q !== '', (query) => query.where(sql<boolean>`lower(address || ' ' || subject) like ${`%${literal(q)}%`}`));
  const rows = await found
    .select(columns)
    .select(sql<number>`(select count(*)::int from (${found.select('id').limit(countedAtMost)}) counted)`.as('total'))
    .orderBy('created_at', sort === 'created_at' ? 'asc' : 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: rows[0]?.total ?? 0, rows };
};

export const mailById = (db: Db, id: string) =>
  db.selectFrom('messaging.mail').select(columns).where('id', '=', id).executeTakeFirst();

/** A mail as the log shows it: with what opens something by itself only where `showsSecrets`. */
export const mailView = (
  { total: _total, ...row }: Pick<Mail, (typeof columns)[number]> & { total?: number },
  showsSecrets: boolean,
) => ({
  ...row,
  subject: showsSecrets ? row.subject : withoutSecrets(row.event, row.subject),
  body: showsSecrets ? row.body : withoutSecrets(row.event, row.body),
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  settled_at: row.settled_at?.toISOString() ?? null,
  can: { resend: mayResend(row), release: row.state === 'paused' },
});
