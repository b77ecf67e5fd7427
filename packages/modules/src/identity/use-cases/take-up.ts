import type { Trx } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { PeopleNeeds } from '../people-ports.ts';
import { type Invitation, saveAnswer } from '../store/invitation.ts';
import { holdRole } from '../store/role-held.ts';

export type NotGiven = 'preset-deleted' | 'inviter-cannot-give';

const takeSeat = async (
  trx: Trx,
  needs: PeopleNeeds,
  actor: PersonActor,
  { journal_id, preset_id, invited_by }: Invitation,
): Promise<Result<null, NotGiven>> => {
  if (journal_id === null) return ok(null);
  if (preset_id === null) return refuse('preset-deleted');
  if (!(await needs.journalName(trx, journal_id))) return refuse('inviter-cannot-give');
  const given = await needs.seats.give(
    trx,
    { journal: journal_id, preset: preset_id },
    { id: needs.newId(), person: actor.person, by: invited_by, at: needs.clock() },
  );
  if (given.ok)
    await needs.tell(trx, actor, {
      event: 'preset-was-given',
      subject: { type: 'journal', id: journal_id },
      journal: journal_id,
      data: { person: actor.person, preset: preset_id },
    });
  return given;
};

/** Gives a person what they were invited to, and notes that they accepted. */
export const takeUp = async (
  trx: Trx,
  needs: PeopleNeeds,
  actor: PersonActor,
  invitation: Invitation,
): Promise<Result<null, NotGiven>> => {
  const now = needs.clock();
  const { acl, invited_by } = invitation;
  const subject = { type: 'person', id: actor.person } as const;
  await saveAnswer(trx, invitation.id, { state: 'accepted', personId: actor.person, now });
  await needs.tell(trx, actor, {
    event: 'invitation-was-accepted',
    subject,
    data: { invitation: invitation.id, kind: invitation.kind },
  });
  if (acl !== null && (await holdRole(trx, { personId: actor.person, acl, by: invited_by, at: now })))
    await needs.tell(trx, actor, { event: 'role-was-granted', subject, data: { acl } });
  return takeSeat(trx, needs, actor, invitation);
};
