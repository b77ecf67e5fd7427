import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Owner } from '../domain/mail-texts.ts';
import { mayEditTexts } from '../domain/policy.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { isTextOf } from '../texts-of.ts';
import { switchMail } from './switch-mail.ts';

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
      if (active === undefined) return ok(owner);
      return switchMail(needs)(trx, actor, owner, active);
    });
