import type { Answers } from '@naskhah/contract/answers';
import type { verification } from '@naskhah/contract/verification/calls';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { journalRecord, mayVerifyJournal } from '../journals/index.ts';
import type { VerificationNeeds } from './ports.ts';
import { checkingRecord } from './queries/checking-record.ts';
import { standingIn, thread } from './queries/thread.ts';
import { waitingList } from './queries/waiting-list.ts';
import { answerCheck } from './use-cases/answer-check.ts';
import { runChecks } from './use-cases/run-checks.ts';
import { saveReturnFields } from './use-cases/save-return-fields.ts';
import { saveThread } from './use-cases/save-thread.ts';
import { verifyJournal } from './use-cases/verify-journal.ts';

export const verificationAnswers = (db: Db, needs: VerificationNeeds): Answers<typeof verification> => {
  const checking = async (actor: Actor, id: string, language: Language) => {
    const record = mayVerifyJournal(actor) ? await checkingRecord(db, id, { now: needs.clock(), language }) : undefined;
    return record ? ok(record) : refuse('journal-not-found');
  };
  const after = async <R extends string>(actor: Actor, language: Language, act: Promise<Result<string, R>>) => {
    const done = await act;
    return done.ok ? checking(actor, done.value, language) : done;
  };
  return {
    getSubmittedJournal: async (actor, question, { language }) =>
      ok(
        await waitingList(db, actor.kind === 'person' ? actor.person : '', question, { now: needs.clock(), language }),
      ),
    getChecking: (actor, { journal_id }, { language }) => checking(actor, journal_id, language),
    answerCheck: (actor, { journal_id: journalId, ...said }, { language }) =>
      after(actor, language, answerCheck(needs)(actor, { journalId, ...said })),
    runChecks: (actor, { journal_id }, { language }) => after(actor, language, runChecks(db, needs)(actor, journal_id)),
    getThread: async (actor, { journal_id }) => {
      const side = await standingIn(db, actor, journal_id);
      return side && actor.kind === 'person'
        ? ok(await thread(db, journal_id, actor.person, side))
        : refuse('journal-not-found');
    },
    saveThread: async (actor, { journal_id: journalId, staff_only: staffOnly, ...written }) => {
      const sent = await saveThread(needs)(actor, { journalId, staffOnly, ...written });
      if (!sent.ok || actor.kind !== 'person') return sent.ok ? refuse('journal-not-found') : sent;
      return ok(await thread(db, journalId, actor.person, sent.value));
    },
    saveReturnFields: (actor, { journal_id: journalId, ...fields }, { language }) =>
      after(actor, language, saveReturnFields(needs)(actor, { journalId, ...fields })),
    verifyJournal: async (actor, input) => {
      const decided = await verifyJournal(needs)(actor, input);
      if (!decided.ok) return decided;
      const journal = await journalRecord(db, actor, decided.value);
      return journal ? ok(journal) : refuse('journal-not-found');
    },
  };
};
