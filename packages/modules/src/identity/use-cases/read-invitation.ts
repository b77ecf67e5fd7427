import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { invitationState } from '../domain/invitation.ts';
import type { PeopleNeeds } from '../people-ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { type Invitation, lockInvitationByLink } from '../store/invitation.ts';
import { personByEmail, personName } from '../store/person.ts';
import { invitedTo, type Named, toOf } from './invited-to.ts';

type Link = { token: string; address: string };
type Asked = Omit<Invitation, 'state'> &
  Named & {
    state: ReturnType<typeof invitationState>;
    inviter: string;
    known: boolean;
    own: boolean;
  };

/** What the link of an invitation is about. Opening it changes nothing; tries are counted, so that links cannot be guessed. */
export const readInvitation =
  (db: Db, needs: PeopleNeeds) =>
  async (actor: Actor, { token, address }: Link): Promise<Result<Asked, 'link-ended' | 'too-many-tries'>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-address', address, now))) return refuse('too-many-tries');
    return needs.transaction(async (trx) => {
      const invitation = await lockInvitationByLink(trx, needs.secret, token);
      const named = invitation && (await invitedTo(trx, needs, toOf(invitation)));
      if (!invitation || named === undefined) return refuse('link-ended');
      const owner = await personByEmail(trx, invitation.address);
      return ok({
        ...invitation,
        ...named,
        state: invitationState(invitation, now),
        inviter: await personName(trx, invitation.invited_by),
        known: owner !== undefined,
        own: actor.kind === 'person' && owner?.id === actor.person,
      });
    });
  };
