import type { Db } from '@naskhah/db/tables';
import { stepMinutes } from '../domain/limits.ts';
import { keyedHash } from './secrets.ts';

/** What waits for its second half. */
export type StepKind =
  | 'second-factor'
  | 'factor-set-up'
  | 'passkey-made'
  | 'passkey-used'
  | 'outside-login'
  | 'outside-found'
  | 'orcid-link';

type Step = { token: string; kind: StepKind; now: Date };
type Found = { personId: string | null; data: Record<string, string> };

export const keepStep = async (
  db: Db,
  secret: string,
  { token, kind, now, personId = null, data = {} }: Step & { personId?: string | null; data?: Record<string, string> },
): Promise<void> => {
  await db
    .insertInto('identity.pending_step')
    .values({
      token_hash: keyedHash(secret, `${kind} ${token}`),
      kind,
      person_id: personId,
      data: JSON.stringify(data),
      expires_at: new Date(now.getTime() + stepMinutes * 60_000),
    })
    .execute();
};

/** The step of this token in time; it stays, for another try. */
export const findStep = async (db: Db, secret: string, { token, kind, now }: Step): Promise<Found | undefined> => {
  const row = await db
    .selectFrom('identity.pending_step')
    .select(['person_id', 'data'])
    .where('token_hash', '=', keyedHash(secret, `${kind} ${token}`))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { personId: row.person_id, data: row.data };
};

/** The same, used up by asking: of two who ask at once one gets it. */
export const takeStep = async (db: Db, secret: string, { token, kind, now }: Step): Promise<Found | undefined> => {
  const row = await db
    .deleteFrom('identity.pending_step')
    .where('token_hash', '=', keyedHash(secret, `${kind} ${token}`))
    .where('expires_at', '>', now)
    .returning(['person_id', 'data'])
    .executeTakeFirst();
  return row && { personId: row.person_id, data: row.data };
};
