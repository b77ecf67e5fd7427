import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { dayIn, platformZone } from '@naskhah/kernel/day';
import type { MachineCheck } from '@naskhah/kernel/machine-checks';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { loadJournal, mayVerifyJournal } from '../../journals/index.ts';
import {
  type Checked,
  checkBoard,
  checkIssn,
  checkIssues,
  checkPolicies,
  checkSite,
} from '../domain/machine-checks.ts';
import type { VerificationNeeds } from '../ports.ts';
import { factsToCheck } from '../queries/facts-to-check.ts';
import { keepMachineCheck } from '../store/machine-check.ts';

/** Looks at a registration in its open round; the journal's own site is read outside of any transaction. */
export const lookAt =
  (db: Db, needs: VerificationNeeds) =>
  async (journal: string): Promise<void> => {
    const facts = await factsToCheck(db, journal);
    if (!facts) return;
    const answer = facts.website ? await needs.readSite(facts.website) : null;
    const issues = await needs.issuesOf(db, journal);
    const now = needs.clock();
    const seen: Record<MachineCheck, Checked> = {
      issn: checkIssn(facts.numbers),
      site: checkSite(facts.website, answer),
      policies: checkPolicies(facts.given, answer),
      board: checkBoard(facts.institutions),
      issues: checkIssues(issues, dayIn(now, platformZone)),
    };
    await needs.transaction(async (trx) => {
      // Of two at once the later one stands.
      if (!(await loadJournal(trx, journal))) return;
      for (const [machine, checked] of Object.entries(seen) as [MachineCheck, Checked][])
        await keepMachineCheck(trx, facts.round, machine, checked, now);
    });
  };

type Refusal = 'journal-not-found' | 'not-while-switched';

/** The machine checks once more, when somebody of the secretariat wants them. */
export const runChecks =
  (db: Db, needs: VerificationNeeds) =>
  async (actor: Actor, journal: string): Promise<Result<string, Refusal>> => {
    if (!isInPerson(actor)) return refuse('not-while-switched');
    if (!mayVerifyJournal(actor)) return refuse('journal-not-found');
    const facts = await factsToCheck(db, journal);
    if (!facts) return refuse('journal-not-found');
    await lookAt(db, needs)(journal);
    return ok(journal);
  };
