import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import type { CheckAnswer } from '@naskhah/kernel/forms/answers';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { askChecklist, checkAnswers, lockAnswer, saveAnswers } from '../../forms/index.ts';
import { loadJournal, mayVerifyJournal, saveState } from '../../journals/index.ts';
import { answerItem } from '../domain/checking.ts';
import type { VerificationNeeds } from '../ports.ts';
import { roundOf } from '../reactions/journal-submitted.ts';
import { changeRound } from '../store/round.ts';

type Input = { journalId: string; item: string; was: CheckAnswer; now: CheckAnswer };
type Refusal =
  | 'journal-not-found'
  | 'journal-not-submitted'
  | 'item-not-asked'
  | 'stale-version'
  | 'answers-wrong'
  | 'not-while-switched';

/** Answers one item of the checklist. The first answer begins the check: from then on it is asked in the version of that moment. */
export const answerCheck =
  (needs: VerificationNeeds) =>
  (actor: Actor, { journalId, ...said }: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const journal = await loadJournal(trx, journalId);
      if (!journal || !mayVerifyJournal(actor)) return refuse('journal-not-found');
      if (journal.state !== 'submitted' && journal.state !== 'checking') return refuse('journal-not-submitted');
      const round = await roundOf(needs, trx, journalId);
      if (round.passed_at) return refuse('journal-not-submitted');
      const now = needs.clock();
      await askChecklist(trx, round.id, now);
      const asked = await lockAnswer(trx, round.id);
      if (!asked) return refuse('item-not-asked');
      const answers = answerItem(asked.questions, asked.answers, said);
      if (!answers.ok || answers.value === null) return answers.ok ? ok(journalId) : answers;
      const kept = checkAnswers(asked, answers.value, false);
      if (!kept.ok) return kept;
      await saveAnswers(trx, round.id, kept.value, { now, handing: false });
      if (journal.state === 'checking') return ok(journalId);
      await saveState(trx, journal, 'checking', null, now);
      await changeRound(trx, round, { checker_id: actor.person });
      await needs.tell(trx, actor, {
        event: 'checking-was-begun',
        subject: { type: 'journal', id: journalId },
        journal: journalId,
        data: { round: round.number },
      });
      return ok(journalId);
    });
