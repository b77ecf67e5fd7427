import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { notAnswerable } from '../domain/invitation.ts';
import type { PeopleNeeds } from '../people-ports.ts';
import { lockInvitation, saveAnswer } from '../store/invitation.ts';
import { hasAddress } from '../store/person.ts';
import { takeUp } from './take-up.ts';

type Input = { id: string; answer: 'accepted' | 'declined' };
type Refusal = 'invitation-not-found' | 'invitation-answered' | 'invitation-expired' | 'not-while-switched';

/** Answers an invitation to an address of one's own; others' are not to be found. */
export const answerInvitation =
  (needs: PeopleNeeds) =>
  (actor: Actor, { id, answer }: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person' || isSwitched(actor)) return refuse('not-while-switched');
      const invitation = await lockInvitation(trx, id);
      if (!invitation || !(await hasAddress(trx, actor.person, invitation.address)))
        return refuse('invitation-not-found');
      if (invitation.state === answer) return ok({ done: true } as const);
      const why = notAnswerable(invitation, needs.clock());
      if (why) return refuse(why);
      if (answer === 'accepted') await takeUp(trx, needs, actor, invitation);
      else {
        await saveAnswer(trx, id, { state: 'declined', personId: actor.person, now: needs.clock() });
        await needs.tell(trx, actor, {
          event: 'invitation-was-declined',
          subject: { type: 'person', id: actor.person },
          data: { invitation: id, kind: invitation.kind },
        });
      }
      return ok({ done: true } as const);
    });
