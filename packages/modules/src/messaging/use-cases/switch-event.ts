import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mailEvents } from '@naskhah/words/messaging/mail-events';
import type { Owner } from '../domain/mail-texts.ts';
import { mayEditTexts } from '../domain/policy.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { lockTexts } from '../store/own-texts.ts';
import { isSilencedBy, silence } from '../store/silenced.ts';
import { isTextOf } from '../texts-of.ts';

type Refusal = 'event-not-found' | 'journal-not-found' | 'event-needed';

/** Whether the mails of an event are sent at all; those that people cannot do without always are. As it is already is no change. */
export const switchEvent =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, owner: Owner, active: boolean | undefined): Promise<Result<Owner, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<Owner, Refusal>> => {
      if (actor.kind !== 'person' || !mayEditTexts(actor, owner.journal)) return refuse('journal-not-found');
      if (!isTextOf(owner)) return refuse('event-not-found');
      if (owner.journal && (await needs.ask.journals([owner.journal], '')).length === 0)
        return refuse('journal-not-found');
      await lockTexts(trx, owner);
      if (active === undefined || active === !(await isSilencedBy(trx, owner))) return ok(owner);
      if (!active && mailEvents[owner.event].needed) return refuse('event-needed');
      await silence(trx, owner, active, needs.clock());
      await needs.tell(trx, actor, {
        event: active ? 'mails-were-switched-on' : 'mails-were-switched-off',
        subject: owner.journal ? { type: 'journal', id: owner.journal } : { type: 'person', id: actor.person },
        ...(owner.journal && { journal: owner.journal }),
        data: { mail: owner.event },
      });
      return ok(owner);
    });
