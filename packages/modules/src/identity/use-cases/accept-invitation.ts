import type { Db } from '@naskhah/db/tables';
import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import type { FamilyName } from '@naskhah/kernel/name-parts';
import { firstnameOf } from '@naskhah/kernel/person-name';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { memberRole } from '../domain/administrator.ts';
import { notAnswerable } from '../domain/invitation.ts';
import { passwordFault } from '../domain/password.ts';
import { asThemselves } from '../domain/self.ts';
import type { PeopleNeeds } from '../people-ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { confirmAddress } from '../store/email.ts';
import { lockInvitationByLink } from '../store/invitation.ts';
import { insertPerson, personByEmail } from '../store/person.ts';
import { hashPassword } from '../store/secrets.ts';
import { insertSession } from '../store/session.ts';
import { type NotGiven, takeUp } from './take-up.ts';

type Input = {
  token: string;
  name: string | undefined;
  family: FamilyName;
  password: string | undefined;
  address: string;
  userAgent: string;
};
type Refusal =
  | NotGiven
  | 'link-ended'
  | 'too-many-tries'
  | 'invitation-answered'
  | 'invitation-expired'
  | 'log-in-first'
  | 'person-name-missing'
  | 'password-refused'
  | 'not-while-switched';
/** Without a token whoever was logged in still is. */
type Accepted = { person: PersonId; token?: string };

/**
 * Accepts by the link of the mail, which proves the address: a new one becomes an account with the name and the password
 * given; whose account the address is must be logged in to it, as a link that went astray opens nobody's account.
 */
export const acceptInvitation =
  (db: Db, needs: PeopleNeeds) =>
  async (actor: Actor, input: Input): Promise<Result<Accepted, Refusal>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-address', input.address, now))) return refuse('too-many-tries');
    if (isSwitched(actor)) return refuse('not-while-switched');
    const passwordHash = input.password === undefined ? undefined : await hashPassword(input.password);
    return needs.transaction(async (trx): Promise<Result<Accepted, Refusal>> => {
      const invitation = await lockInvitationByLink(trx, needs.secret, input.token);
      if (!invitation) return refuse('link-ended');
      const why = notAnswerable(invitation, now);
      if (why) return refuse(why);
      const owner = await personByEmail(trx, invitation.address);
      if (owner) {
        if (actor.kind !== 'person' || actor.person !== owner.id) return refuse('log-in-first');
        await confirmAddress(trx, invitation.address, now);
        const taken = await takeUp(trx, needs, actor, invitation);
        return taken.ok ? ok({ person: actor.person }) : taken;
      }
      if (!input.name) return refuse('person-name-missing', [{ path: 'usr_name', code: 'person-name-missing' }]);
      const fault = passwordFault(input.password ?? '', invitation.address);
      if (fault || passwordHash === undefined)
        return refuse('password-refused', [{ path: 'usr_password', code: fault ?? 'too-short' }]);
      const id = needs.newId();
      await insertPerson(trx, {
        id,
        name: input.name,
        firstname: firstnameOf(input.name),
        family: input.family,
        language: invitation.language,
        email: invitation.address,
        passwordHash,
        confirmedAt: now,
        createdAt: now,
        roles: [memberRole],
        roleInUse: memberRole,
      });
      await needs.tell(trx, asThemselves(id), { event: 'person-registered', subject: { type: 'person', id } });
      const taken = await takeUp(trx, needs, asThemselves(id), invitation);
      if (!taken.ok) return taken;
      const token = needs.randomToken();
      await insertSession(trx, needs.secret, { token, personId: id, userAgent: input.userAgent, now });
      return ok({ person: id as PersonId, token });
    });
  };
