import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mailEvents } from '@naskhah/words/messaging/mail-events';
import { checkTexts } from '../domain/check-texts.ts';
import type { MailTexts, Owner } from '../domain/mail-texts.ts';
import { neededVariables } from '../domain/needed-variables.ts';
import { mayEditTexts } from '../domain/policy.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { lockTexts, versionOf, writeTexts } from '../store/own-texts.ts';
import { isTextOf } from '../texts-of.ts';

export type TextsRefusal = 'event-not-found' | 'journal-not-found' | 'stale-version' | 'variables-wrong';
type Wanted = { kind: 'saved' | 'restored' | 'reset'; texts: MailTexts | null };

/** The way of every change of mail texts: may?, known version?, right variables? Then it is kept, told, and holds from the next mail on. */
export const changeTexts =
  (needs: MessagingHostNeeds) =>
  <R extends string>(
    actor: Actor,
    owner: Owner,
    version: number | undefined,
    wanted: (trx: Trx, number: number) => Promise<Result<Wanted | 'as it is', R>>,
  ): Promise<Result<Owner, R | TextsRefusal>> =>
    needs.transaction(async (trx): Promise<Result<Owner, R | TextsRefusal>> => {
      if (actor.kind !== 'person' || !mayEditTexts(actor, owner.journal)) return refuse('journal-not-found');
      if (!isTextOf(owner)) return refuse('event-not-found');
      if (owner.journal && (await needs.ask.journals([owner.journal], '')).length === 0)
        return refuse('journal-not-found');
      await lockTexts(trx, owner);
      const before = await versionOf(trx, owner);
      if (version !== undefined && version !== before) return refuse('stale-version');
      const decided = await wanted(trx, before);
      if (!decided.ok) return decided;
      if (decided.value === 'as it is') return ok(owner);
      const { kind, texts } = decided.value;
      const { variables } = mailEvents[owner.event];
      const faults = texts ? checkTexts(texts, { known: variables, needed: neededVariables(variables) }) : [];
      if (faults.length > 0) return refuse('variables-wrong', faults);
      const number = before + 1;
      await writeTexts(trx, { owner, number, kind, texts, by: actor.person, at: needs.clock(), newId: needs.newId });
      await needs.tell(trx, actor, {
        event: `mail-texts-were-${kind}`,
        subject: owner.journal ? { type: 'journal', id: owner.journal } : { type: 'person', id: actor.person },
        ...(owner.journal && { journal: owner.journal }),
        data: { mail: owner.event, number },
      });
      return ok(owner);
    });
