import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Given } from '@naskhah/kernel/with-given';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { asksByMail, type MemberEntry, memberEntry } from '../domain/board.ts';
import { insertMember, lockMember, memberIds, noteNotAsked, saveMember } from '../store/board.ts';
import { type AskingNeeds, askConsent } from './ask-consent.ts';
import { keptMasthead } from './kept-masthead.ts';

type Input = { journal: string; id: string; version: number | undefined; given: Given<MemberEntry> };
type Refusal =
  | 'journal-not-found'
  | 'not-allowed'
  | 'member-not-found'
  | 'stale-version'
  | 'another-content'
  | 'member-incomplete'
  | 'orcid-wrong'
  | 'term-ends-before'
  | 'board-full';

const most = 200;

/** Puts somebody on the board, or changes their entry. With an address that was not asked yet they are asked whether they agree. */
export const saveBoardMember =
  (needs: AskingNeeds) =>
  (actor: Actor, { journal: of, id, version, given }: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const journal = await keptMasthead(trx, actor, of);
      if (!journal.ok) return journal;
      const known = await lockMember(trx, id);
      if (known && known.journal !== of) return refuse('member-not-found');
      if (known && version === undefined)
        return (await wasMadeFrom(trx, id, given)) ? ok(of) : refuse('another-content');
      if (!known && version !== undefined) return refuse('member-not-found');
      if (known && known.version !== version) return refuse('stale-version');
      if (!known && (await memberIds(trx, of)).length >= most) return refuse('board-full');
      const entry = memberEntry(known, given);
      if (!entry.ok) return entry;
      if (known) await saveMember(trx, known, entry.value);
      else {
        await noteMadeFrom(trx, id, given);
        await insertMember(trx, of, id, entry.value);
      }
      const { email } = entry.value;
      if (email !== null && asksByMail(known, email))
        await askConsent(trx, needs, journal.value, { ...entry.value, id, email });
      else if (email === null && known?.consent === 'asked') await noteNotAsked(trx, id);
      await needs.tell(trx, actor, { event: 'board-was-changed', subject: { type: 'journal', id: of }, journal: of });
      return ok(of);
    });
