import type { FieldReason } from '@naskhah/db/rows/verification';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { mayEditJournal, mayVerifyJournal, ownedJournal } from '../../journals/index.ts';
import { mayRead, type Side, sideOf } from '../domain/thread.ts';

type Row = {
  id: string;
  sender_id: string;
  sender: string;
  by_staff: boolean;
  staff_only: boolean;
  message: string;
  sent_at: Date;
};
type Round = { number: number; word: string; reasons: FieldReason[] };

/** On which side of the conversation the actor stands; undefined where they have no part in it. One statement. */
export const standingIn = async (db: Db, actor: Actor, id: string): Promise<Side | undefined> => {
  const journal = await ownedJournal(db, id);
  if (!journal || actor.kind !== 'person') return undefined;
  return sideOf({
    ofJournal: mayEditJournal(actor, journal),
    owns: journal.ownerId === actor.person,
    checks: mayVerifyJournal(actor),
  });
};

/** What a journal and the secretariat have written to each other, oldest first, as far as this side may read it; why it came back last. Two statements. */
export const thread = async (db: Db, journal: string, person: string, side: Side) => {
  const [{ rows }, { rows: rounds }] = await Promise.all([
    sql<Row>`select m.id, m.sender_id, coalesce(p.name, '') as sender, m.by_staff, m.staff_only, m.body as message, m.sent_at
      from verification.message m left join identity.person p on p.id = m.sender_id
      where m.journal_id = ${journal} order by m.sent_at, m.id`.execute(db),
    sql<Round>`select r.number, r.word, coalesce((select json_agg(json_build_object('field', x.field, 'reason', x.reason)
        order by x.position) from journals.return_reason x where x.journal_id = r.journal_id and x.round = r.number), '[]') as reasons
      from verification.round r where r.journal_id = ${journal} and r.outcome = 'returned'
        and not exists (select from verification.round l where l.journal_id = r.journal_id and l.number > r.number)`.execute(
      db,
    ),
  ]);
  return {
    side,
    returned: rounds[0] ?? null,
    messages: rows
      .filter(({ staff_only }) => mayRead(side, { staffOnly: staff_only }))
      .map(({ sender_id, sent_at, ...row }) => ({
        ...row,
        mine: sender_id === person,
        sent_at: sent_at.toISOString(),
      })),
  };
};
