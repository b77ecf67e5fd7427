import type { Db, Trx } from '@naskhah/db/tables';
import { daysLater } from '@naskhah/kernel/day';
import { keyedHash } from './secrets.ts';

type NewMerge = {
  id: string;
  kept: { id: string; token: string };
  other: { id: string; token: string };
  by: string;
  now: Date;
  days: number;
};

/** Keeps that two accounts are asked about; an earlier asking about the same two ends. */
export const insertMerge = async (trx: Trx, secret: string, merge: NewMerge): Promise<void> => {
  const { kept, other, now } = merge;
  await trx
    .updateTable('identity.merge')
    .set({ state: 'cancelled', ended_at: now, kept_hash: null, other_hash: null })
    .where('state', '=', 'open')
    .where('kept_id', 'in', [kept.id, other.id])
    .where('other_id', 'in', [kept.id, other.id])
    .execute();
  await trx
    .insertInto('identity.merge')
    .values({
      id: merge.id,
      kept_id: kept.id,
      other_id: other.id,
      kept_hash: keyedHash(secret, kept.token),
      other_hash: keyedHash(secret, other.token),
      started_by: merge.by,
      started_at: now,
      expires_at: daysLater(now, merge.days),
    })
    .execute();
};

/** Whether these two are being asked already, which of them stays included. */
export const isAsked = async (
  trx: Trx,
  { keptId, otherId }: { keptId: string; otherId: string },
  now: Date,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('identity.merge')
    .select('id')
    .where('kept_id', '=', keptId)
    .where('other_id', '=', otherId)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
};

/** What a link about two accounts is about; links of what was cancelled or took too long are no longer known. */
export const mergeOf = async (trx: Trx, secret: string, token: string, now: Date) => {
  const hash = keyedHash(secret, token);
  const row = await trx
    .selectFrom('identity.merge as m')
    .innerJoin('identity.person as k', 'k.id', 'm.kept_id')
    .innerJoin('identity.person as o', 'o.id', 'm.other_id')
    .selectAll('m')
    .select(['k.name as kept_name', 'o.name as other_name'])
    .where((on) => on.or([on('m.kept_hash', '=', hash), on('m.other_hash', '=', hash)]))
    .where((on) =>
      on.or([on('m.state', '=', 'done'), on.and([on('m.state', '=', 'open'), on('m.expires_at', '>', now)])]),
    )
    .executeTakeFirst();
  return row && { ...row, stays: row.kept_hash?.equals(hash) ?? false };
};

export type MergeFound = NonNullable<Awaited<ReturnType<typeof mergeOf>>>;

/** Notes that one side has said so; answers whether both have. The row is locked, so that two at once count as two. */
export const noteConfirmed = async (trx: Trx, merge: MergeFound, now: Date): Promise<boolean> => {
  const row = await trx
    .updateTable('identity.merge')
    .set((on) =>
      merge.stays
        ? { kept_confirmed_at: on.fn.coalesce('kept_confirmed_at', on.val(now)) }
        : { other_confirmed_at: on.fn.coalesce('other_confirmed_at', on.val(now)) },
    )
    .where('id', '=', merge.id)
    .where('state', '=', 'open')
    .returning(['kept_confirmed_at', 'other_confirmed_at'])
    .executeTakeFirst();
  return Boolean(row?.kept_confirmed_at && row.other_confirmed_at);
};

export const endMerge = async (trx: Trx, id: string, state: 'done' | 'cancelled', now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('identity.merge')
    .set({ state, ended_at: now, ...(state === 'cancelled' && { kept_hash: null, other_hash: null }) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const findMerge = (db: Db, id: string) =>
  db.selectFrom('identity.merge').select(['id', 'kept_id', 'other_id']).where('id', '=', id).executeTakeFirst();
