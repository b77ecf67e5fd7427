import type { Trx } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { queueMail } from '../../messaging/index.ts';
import type { IdentityNeeds } from '../ports.ts';
import { contactOf } from '../store/person.ts';

type Change = {
  event: 'second-factor-was-turned-on' | 'second-factor-was-turned-off' | 'passkey-was-added' | 'api-key-was-made';
  mail: 'second-factor-on' | 'second-factor-off' | 'passkey-added' | 'api-key-made';
};

/** Notes a change of how one signs in, and tells the owner by mail: whoever did it. */
export const warnOfSignIn = async (
  trx: Trx,
  needs: IdentityNeeds,
  actor: PersonActor,
  change: Change,
): Promise<void> => {
  const person = await contactOf(trx, actor.person);
  await queueMail(needs)(trx, {
    event: change.mail,
    to: { personId: actor.person, address: person.address, language: person.language },
    variables: { firstname: person.firstname, portal_url: needs.portalUrl, reason: '' },
  });
  await needs.tell(trx, actor, { event: change.event, subject: { type: 'person', id: actor.person } });
};
