import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result } from '@naskhah/kernel/result';
import type { Owner } from '../domain/mail-texts.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { ownTexts } from '../store/own-texts.ts';
import { changeTexts, type TextsRefusal } from './change-texts.ts';

/** Goes back to the inherited texts; the own ones stay in the history. */
export const resetTexts =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, owner: Owner, version: number): Promise<Result<Owner, TextsRefusal>> =>
    changeTexts(needs)<never>(actor, owner, version, async (trx) =>
      (await ownTexts(trx, owner)) ? ok({ kind: 'reset' as const, texts: null }) : ok('as it is' as const),
    );
