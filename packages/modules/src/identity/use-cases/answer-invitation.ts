import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { notAnswerable } from '../domain/invitation.ts';
import type { PeopleNeeds } from '../people-ports.ts';
import { lockInvitation, saveAnswer } from '../store/invitation.ts';
import { hasAddress } from '../store/person.ts';
import { type NotGiven, takeUp } from './take-up.ts';

type Input = { id: string; answer: 'accepted' | 'declined' };
type Refusal =
  | NotGiven
  | 'invitation-not-found'
  | 'invitation-answered'
  | 'invitation-expired'
  | 'not-while-switched'
  | 'not-by-key';

/** Answers an invitation to an address of one's own; others' are not to be found. */
export const answerInvitation =
  (needs: PeopleNeeds) =>
  (actor: Actor, { id, answer }: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      if (actor.kind === 'person' && actor.key !== undefined) return refuse('not-by-key');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const invitation = await lockInvitation(trx, id);
      if (!invitation || !(await hasAddress(trx, actor.person, invitation.address)))
        return refuse('invitation-not-found');
      if (invitation.state === answer) return ok({ done: true } as const);
      const why = notAnswerable(invitation, needs.clock());
      if (why) return refuse(why);
      if (answer === 'accepted') {
        const taken = await takeUp(trx, needs, actor, invitation);
        return taken.ok ? ok({ done: true } as const) : taken;
      }
      await saveAnswer(trx, id, { state: 'declined', personId: actor.person, now: needs.clock() });
      await needs.tell(trx, actor, {
        event: 'invitation-was-declined',
        subject: { type: 'person', id: actor.person },
        data: { invitation: id, kind: invitation.kind },
      });
      return ok({ done: true } as const);
    });
