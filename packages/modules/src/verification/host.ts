import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { verificationAnswers } from './http.ts';
import type { VerificationNeeds } from './ports.ts';
import { checkingOfMerged } from './reactions/accounts-merged.ts';
import { journalSubmitted } from './reactions/journal-submitted.ts';
import { lookAt } from './use-cases/run-checks.ts';

export { roundOf } from './reactions/journal-submitted.ts';
export { answerCheck } from './use-cases/answer-check.ts';
export { lookAt } from './use-cases/run-checks.ts';
export { verifyJournal } from './use-cases/verify-journal.ts';

export const verification = (db: Db, needs: VerificationNeeds) =>
  ({
    answers: { verification: verificationAnswers(db, needs) },
    jobs: { 'check-journal': { tries: 3, each: ({ id }: { id: string }) => lookAt(db, needs)(id) } },
    reactions: [journalSubmitted(needs), checkingOfMerged],
  }) satisfies Manifest;
