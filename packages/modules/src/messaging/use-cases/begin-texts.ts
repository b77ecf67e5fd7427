import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result } from '@naskhah/kernel/result';
import type { Owner } from '../domain/mail-texts.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { ownTexts } from '../store/own-texts.ts';
import { templateFor } from '../store/template.ts';
import { changeTexts, type TextsRefusal } from './change-texts.ts';

/** Begins own texts with those in force; where there are own ones already, nothing changes. */
export const beginTexts =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, owner: Owner): Promise<Result<Owner, TextsRefusal>> =>
    changeTexts(needs)<never>(actor, owner, undefined, async (trx) => {
      if (await ownTexts(trx, owner)) return ok('as it is' as const);
      const journal = owner.journal ?? undefined;
      const texts = {
        en: await templateFor(trx, owner.event, 'en', journal),
        ms: await templateFor(trx, owner.event, 'ms', journal),
      };
      return ok({ kind: 'saved' as const, texts });
    });
