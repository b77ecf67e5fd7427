import type { Trx } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { queueMail } from '../../messaging/index.ts';
import type { IdentityNeeds } from '../ports.ts';

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
  const person = await trx
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', 'e.person_id', 'p.id')
    .select(['p.firstname', 'p.language', 'e.address'])
    .where('p.id', '=', actor.person)
    .where('e.is_primary', '=', true)
    .executeTakeFirstOrThrow();
  await queueMail(needs)(trx, {
    event: change.mail,
    to: { personId: actor.person, address: person.address, language: person.language },
    variables: { firstname: person.firstname, portal_url: needs.portalUrl, reason: '' },
  });
  await needs.tell(trx, actor, { event: change.event, subject: { type: 'person', id: actor.person } });
};
