import type { Trx } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { reasonFieldWords } from '@naskhah/words/verification/reason-fields';
import { lockAnswer } from '../../forms/index.ts';
import { keepReturnReasons, loadJournal, mayVerifyJournal, ownerForMail, saveState } from '../../journals/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { type MadeReason, progressOf, reasonsOf } from '../domain/checking.ts';
import { decide, type Verdict, type VerdictRefusal } from '../domain/verdict.ts';
import type { VerificationNeeds } from '../ports.ts';
import { roundOf } from '../reactions/journal-submitted.ts';
import { changeRound, type Round } from '../store/round.ts';

type Input = { id: string; version: number; verdict: Verdict; reason: string };
type Refusal = VerdictRefusal | 'journal-not-found' | 'stale-version' | 'not-while-switched';
type Registered = NonNullable<Awaited<ReturnType<typeof loadJournal>>>;

/** What the applicant reads: what was written, then each field with its reason. */
const letterOf = (word: string, reasons: readonly MadeReason[], language: Language): string =>
  [word, ...reasons.map(({ field, reason }) => `${reasonFieldWords[field][language]}: ${reason}`)]
    .filter(Boolean)
    .join('\n\n');

const mailApplicant = async (
  needs: VerificationNeeds,
  trx: Trx,
  journal: Registered,
  verdict: Exclude<Verdict, 'passed'>,
  reason: (language: Language) => string,
): Promise<void> => {
  const owner = journal.owner_id && (await ownerForMail(trx, journal.owner_id));
  if (!owner) return;
  await queueMail(needs)(trx, {
    event: `journal-${verdict}`,
    to: { personId: owner.id, address: owner.address, language: owner.language },
    variables: {
      firstname: owner.firstname,
      journal: journal.name_en || journal.name_ms,
      reason: reason(owner.language),
      portal_url: needs.portalUrl,
    },
    journal: journal.id,
    subject: { type: 'journal', id: journal.id },
  });
};

const passOn = async (needs: VerificationNeeds, trx: Trx, actor: Actor, round: Round, journal: Registered) => {
  if (!isInPerson(actor) || round.passed_at) return;
  await changeRound(trx, round, { passed_at: needs.clock(), passed_by: actor.person });
  await saveState(trx, journal, 'checking', null, needs.clock());
  await needs.tell(trx, actor, {
    event: 'checking-was-passed',
    subject: { type: 'journal', id: journal.id },
    journal: journal.id,
    data: { round: round.number },
  });
};

/** What the secretariat decides on a registration; the applicant is told by mail of all but that it goes on to the decision. */
export const verifyJournal =
  (needs: VerificationNeeds) =>
  (actor: Actor, { id, version, verdict, reason: word }: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const journal = await loadJournal(trx, id);
      if (!journal || !mayVerifyJournal(actor)) return refuse('journal-not-found');
      if (journal.version !== version) return refuse('stale-version');
      if (journal.state !== 'submitted' && journal.state !== 'checking') return refuse('journal-not-submitted');
      const round = await roundOf(needs, trx, id);
      const { questions, answers } = (await lockAnswer(trx, round.id)) ?? { questions: [], answers: {} };
      const reasons = reasonsOf(questions, answers, round.further);
      const checked = {
        state: journal.state,
        passed: round.passed_at !== null,
        begun: questions.length > 0,
        progress: progressOf(questions, answers),
        reasons,
        word,
      };
      const decided = decide(verdict, checked);
      if (!decided.ok) return decided;
      if (verdict === 'passed') {
        await passOn(needs, trx, actor, round, journal);
        return ok(id);
      }
      const now = needs.clock();
      await changeRound(trx, round, { outcome: verdict, word, decided_at: now, decided_by: actor.person });
      await saveState(trx, journal, verdict === 'verified' ? 'active' : verdict, word || null, now);
      if (verdict === 'returned') await keepReturnReasons(trx, id, round.number, reasons);
      await mailApplicant(needs, trx, journal, verdict, (language) =>
        letterOf(word, verdict === 'returned' ? reasons : [], language),
      );
      await needs.tell(trx, actor, {
        event: `journal-was-${verdict}`,
        subject: { type: 'journal', id },
        journal: id,
      });
      return ok(id);
    });
