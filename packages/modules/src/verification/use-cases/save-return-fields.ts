import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { loadJournal, mayVerifyJournal } from '../../journals/index.ts';
import type { Reason } from '../domain/checking.ts';
import { sameReasons } from '../domain/same-reasons.ts';
import type { VerificationNeeds } from '../ports.ts';
import { roundOf } from '../reactions/journal-submitted.ts';
import { changeRound } from '../store/round.ts';

type Input = { journalId: string; was: readonly Reason[]; now: readonly Reason[] };
type Refusal = 'journal-not-found' | 'journal-not-submitted' | 'stale-version' | 'not-while-switched';

/** Keeps the fields that go back beside those of failed items, whole; nothing that somebody else wrote meanwhile is written over. */
export const saveReturnFields =
  (needs: VerificationNeeds) =>
  (actor: Actor, { journalId, was, now }: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const journal = await loadJournal(trx, journalId);
      if (!journal || !mayVerifyJournal(actor)) return refuse('journal-not-found');
      if (journal.state !== 'submitted' && journal.state !== 'checking') return refuse('journal-not-submitted');
      const round = await roundOf(needs, trx, journalId);
      if (sameReasons(round.further, now)) return ok(journalId);
      if (!sameReasons(round.further, was)) return refuse('stale-version');
      await changeRound(trx, round, { further: JSON.stringify(now) });
      return ok(journalId);
    });
