import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import type { MailTexts, Owner } from '../domain/mail-texts.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { ownTexts } from '../store/own-texts.ts';
import { textsInForce } from '../store/template.ts';
import { changeTexts, type TextsRefusal } from './change-texts.ts';

export type GivenTexts = Given<{ [L in keyof MailTexts]: Given<MailTexts[L]> }>;

/** Saves what is given of own texts of a mail, over those in force; the same texts again are no save. */
export const saveTexts =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, owner: Owner, version: number, given: GivenTexts): Promise<Result<Owner, TextsRefusal>> =>
    changeTexts(needs)<never>(actor, owner, version, async (trx) => {
      const { texts: before } = await textsInForce(trx, owner.event, owner.journal);
      const texts = { en: withGiven(before.en, { ...given.en }), ms: withGiven(before.ms, { ...given.ms }) };
      const isSame = JSON.stringify(await ownTexts(trx, owner)) === JSON.stringify(texts);
      const isNothing = Object.keys(given).length === 0;
      return isSame || isNothing ? ok('as it is' as const) : ok({ kind: 'saved' as const, texts });
    });
