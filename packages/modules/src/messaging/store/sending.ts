import type { Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';

export type Sending = {
  silenced: boolean;
  paused: boolean;
  in_app: boolean;
  email: 'now' | 'daily' | 'weekly' | 'off';
  /** In which the mail is written, as the portal offers it. */
  language: Language;
  /** By which names the recipient can be greeted; null for somebody without an account. */
  greeted: { name: string; firstname: string } | null;
  /** What the portal is called in that language. */
  portal: string;
};

type Asked = { event: string; journal: string | null; person: string | null; address: string; language: Language };

/** Everything that decides whether and how a mail goes out: switched off, an address that came back, what the person prefers. */
export const sendingOf = async (trx: Trx, { event, journal, person, address, language }: Asked): Promise<Sending> => {
  const { rows } = await sql<Sending>`select
    exists (select from messaging.silenced_event s where s.event = ${event}
      and (s.journal_id is null or s.journal_id = ${journal})) as silenced,
    exists (select from messaging.paused_address a where a.address = lower(${address})) as paused,
    coalesce(p.in_app, true) as in_app, coalesce(p.email, 'now') as email,
    access.spoken_language(${language}) as language, access.portal_name(access.spoken_language(${language})) as portal,
    identity.names_to_greet(${person}) as greeted
    from (select 1) one left join messaging.preference p on p.person_id = ${person} and p.event = ${event}`.execute(
    trx,
  );
  if (!rows[0]) throw new Error('a select without a table gave no row');
  return rows[0];
};
