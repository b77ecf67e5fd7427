import type { Trx } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import type { PeopleNeeds } from '../people-ports.ts';
import { type Invitation, saveAnswer } from '../store/invitation.ts';
import { holdRole } from '../store/role-held.ts';

/** Gives a person what they were invited to, and notes that they accepted. */
export const takeUp = async (
  trx: Trx,
  needs: PeopleNeeds,
  actor: PersonActor,
  invitation: Invitation,
): Promise<void> => {
  const now = needs.clock();
  const { acl, journal_id, invited_by } = invitation;
  const subject = { type: 'person', id: actor.person } as const;
  await saveAnswer(trx, invitation.id, { state: 'accepted', personId: actor.person, now });
  await needs.tell(trx, actor, {
    event: 'invitation-was-accepted',
    subject,
    data: { invitation: invitation.id, kind: invitation.kind },
  });
  if (acl !== null && (await holdRole(trx, { personId: actor.person, acl, by: invited_by, at: now })))
    await needs.tell(trx, actor, { event: 'role-was-granted', subject, data: { acl } });
  if (journal_id !== null) {
    await needs.makeManager(trx, { journal: journal_id, person: actor.person, by: invited_by, at: now });
    await needs.tell(trx, actor, {
      event: 'manager-was-added',
      subject: { type: 'journal', id: journal_id },
      journal: journal_id,
      data: { person: actor.person },
    });
  }
};
