import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result } from '@naskhah/kernel/result';
import type { MailTexts, Owner } from '../domain/mail-texts.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { ownTexts } from '../store/own-texts.ts';
import { changeTexts, type TextsRefusal } from './change-texts.ts';

/** Saves own texts of a mail; the same texts again are no save. */
export const saveTexts =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, owner: Owner, version: number, texts: MailTexts): Promise<Result<Owner, TextsRefusal>> =>
    changeTexts(needs)<never>(actor, owner, version, async (trx) => {
      const present = await ownTexts(trx, owner);
      if (JSON.stringify(present) === JSON.stringify(texts)) return ok('as it is' as const);
      return ok({ kind: 'saved' as const, texts });
    });
