import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Owner } from '../domain/mail-texts.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { templateHistory } from '../queries/template-history.ts';
import { changeTexts, type TextsRefusal } from './change-texts.ts';

/** Makes an earlier save the texts again, as a save of its own. */
export const restoreTexts =
  (needs: MessagingHostNeeds) =>
  (
    actor: Actor,
    owner: Owner,
    version: number,
    number: number,
  ): Promise<Result<Owner, TextsRefusal | 'version-not-found'>> =>
    changeTexts(needs)<'version-not-found'>(actor, owner, version, async (trx) => {
      const earlier = (await templateHistory(trx, owner)).find((one) => one.number === number);
      if (!earlier) return refuse('version-not-found');
      return ok({ kind: earlier.texts ? ('restored' as const) : ('reset' as const), texts: earlier.texts });
    });
