import { limitNow } from '@naskhah/db/portal-limit';
import type { Db, Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { oldestSession } from '@naskhah/kernel/portal-limits';
import { type RawBuilder, sql } from 'kysely';
import { keyedHash } from './secrets.ts';

export type NewSession = {
  token: string;
  personId: string;
  behindId?: string;
  reason?: string;
  kind?: 'person' | 'link';
  scopeId?: string;
  userAgent: string;
  /** Network address, for the list of sessions. */
  address?: string;
  /** Where the portal was set to one; else the account's holds. */
  language?: Language;
  /** The role in use; else the one that the account used last. */
  role?: number;
  /** Of the person behind a switch: the role to which they come back. */
  roleBehind?: number;
  now: Date;
};

/** So many days after its last use as the portal is set at this moment. */
const unusedUntil = (now: Date): RawBuilder<Date> =>
  sql<Date>`${now}::timestamptz + make_interval(days => ${limitNow('session')})`;

export const insertSession = async (db: Db, secret: string, session: NewSession): Promise<void> => {
  await db
    .insertInto('identity.session')
    .values({
      token_hash: keyedHash(secret, session.token),
      person_id: session.personId,
      behind_id: session.behindId ?? null,
      reason: session.reason ?? null,
      kind: session.kind ?? 'person',
      scope_id: session.scopeId ?? null,
      user_agent: session.userAgent.slice(0, 300),
      address: session.address ?? null,
      seen_at: session.now,
      language: session.language ?? null,
      // Fixed from now on: what another device chooses later is its own.
      role: session.role ?? sql<number>`(select p.role_in_use from identity.person p where p.id = ${session.personId})`,
      role_behind: session.roleBehind ?? null,
      created_at: session.now,
      expires_at: unusedUntil(session.now),
    })
    .execute();
};

export const setSessionLanguage = async (db: Db, secret: string, token: string, language: Language): Promise<void> => {
  await db
    .updateTable('identity.session')
    .set({ language })
    .where('token_hash', '=', keyedHash(secret, token))
    .execute();
};

/** The role in use in this session alone. */
export const setSessionRole = async (db: Db, secret: string, token: string, role: number): Promise<void> => {
  await db.updateTable('identity.session').set({ role }).where('token_hash', '=', keyedHash(secret, token)).execute();
};

/** The role to which the person behind a switch comes back; undefined: the one that they used last. */
export const roleBehindOf = async (db: Db, secret: string, token: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('identity.session as s')
    .innerJoin('identity.role_held as h', (join) =>
      join.onRef('h.person_id', '=', 's.behind_id').onRef('h.acl', '=', 's.role_behind'),
    )
    .select('h.acl')
    .where('s.token_hash', '=', keyedHash(secret, token))
    .executeTakeFirst();
  return row?.acl;
};

export const endSession = async (db: Db, secret: string, token: string): Promise<void> => {
  await db.deleteFrom('identity.session').where('token_hash', '=', keyedHash(secret, token)).execute();
};

/** When the session was last used, to a few minutes; each use moves its end, up to the age that no session passes. */
export const noteSessionUse = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db
    .updateTable('identity.session')
    .set({
      seen_at: now,
      expires_at: sql<Date>`least(${unusedUntil(now)}, created_at + make_interval(days => ${oldestSession}))`,
    })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Sessions end sooner where less time without use is allowed from now on; a longer one counts from their next use. */
export const endUnusedSooner = async (trx: Trx, days: number): Promise<void> => {
  await trx
    .updateTable('identity.session')
    .set({
      expires_at: sql<Date>`least(expires_at, coalesce(seen_at, created_at) + make_interval(days => ${days}))`,
    })
    .execute();
};

/** False when the person has no such session. */
export const endDeviceOf = async (db: Db, personId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('identity.session')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Ends every session of a person, but the one given. */
/** All but the one that is named; answers how many there were. */
export const endOtherSessions = async (db: Db, personId: string, secret: string, except?: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('identity.session')
    .where('person_id', '=', personId)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', keyedHash(secret, except ?? '')))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Ends the sessions that were started by the link of one review. */
export const endLinkSessions = async (db: Db, scopeId: string): Promise<void> => {
  await db.deleteFrom('identity.session').where('kind', '=', 'link').where('scope_id', '=', scopeId).execute();
};
