import { limitNow } from '@naskhah/db/portal-limit';
import type { Trx } from '@naskhah/db/tables';
import { type RawBuilder, sql } from 'kysely';
import { keyedHash } from './secrets.ts';

/** So many days from now as the portal is set at this moment. */
const expiry = (now: Date): RawBuilder<Date> =>
  sql<Date>`${now}::timestamptz + make_interval(days => ${limitNow('invitation')})`;

/** To register, to a role of the platform, or to a journal in the place that a preset of it gives. */
export type InvitedTo =
  | { kind: 'register' }
  | { kind: 'role'; acl: number }
  | { kind: 'journal'; journal: string; preset: string | null };
export type NewInvitation = {
  id: string;
  to: InvitedTo;
  address: string;
  name: string;
  language: 'en' | 'ms';
  message: string;
  token: string;
  personId: string | null;
  by: string;
  now: Date;
};

export const insertInvitation = async (trx: Trx, secret: string, invitation: NewInvitation): Promise<void> => {
  const { to, now } = invitation;
  await trx
    .insertInto('identity.invitation')
    .values({
      id: invitation.id,
      kind: to.kind,
      acl: to.kind === 'role' ? to.acl : null,
      journal_id: to.kind === 'journal' ? to.journal : null,
      preset_id: to.kind === 'journal' ? to.preset : null,
      address: invitation.address,
      name: invitation.name,
      language: invitation.language,
      message: invitation.message,
      token_hash: keyedHash(secret, invitation.token),
      person_id: invitation.personId,
      invited_by: invitation.by,
      invited_at: now,
      sent_at: now,
      expires_at: expiry(now),
    })
    .execute();
};

/** Whether the same is asked of the address and still open. Invitations that took too long make room. */
export const isInvited = async (trx: Trx, address: string, to: InvitedTo, now: Date): Promise<boolean> => {
  const same = trx
    .selectFrom('identity.invitation')
    .select(['id', 'expires_at'])
    .where('address', '=', address)
    .where('kind', '=', to.kind)
    .where('acl', 'is not distinct from', to.kind === 'role' ? to.acl : null)
    .where('journal_id', 'is not distinct from', to.kind === 'journal' ? to.journal : null)
    .where('preset_id', 'is not distinct from', to.kind === 'journal' ? to.preset : null)
    .where('state', '=', 'open');
  const row = await same.forUpdate().executeTakeFirst();
  if (!row) return false;
  if (row.expires_at > now) return true;
  await saveAnswer(trx, row.id, { state: 'revoked', now });
  return false;
};

export const lockInvitation = (trx: Trx, id: string) =>
  trx.selectFrom('identity.invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const lockInvitationByLink = (trx: Trx, secret: string, token: string) =>
  trx
    .selectFrom('identity.invitation')
    .selectAll()
    .where('token_hash', '=', keyedHash(secret, token))
    .forUpdate()
    .executeTakeFirst();

export type Invitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

/** A fresh link and as many days again; the link that was mailed before is no longer good. Who sends it again invites. */
export const renewInvitation = async (
  trx: Trx,
  secret: string,
  { id, token, by, now }: { id: string; token: string; by: string; now: Date },
): Promise<void> => {
  await trx
    .updateTable('identity.invitation')
    .set({ token_hash: keyedHash(secret, token), sent_at: now, expires_at: expiry(now), invited_by: by })
    .where('id', '=', id)
    .execute();
};

/** The end of an invitation. Its link stays known, so that opening it again says what became of it. */
export const saveAnswer = async (
  trx: Trx,
  id: string,
  { state, personId, now }: { state: 'accepted' | 'declined' | 'revoked'; personId?: string; now: Date },
): Promise<void> => {
  await trx
    .updateTable('identity.invitation')
    .set((on) => ({
      state,
      answered_at: now,
      version: on('version', '+', 1),
      ...(personId !== undefined && { person_id: personId }),
    }))
    .where('id', '=', id)
    .execute();
};
