import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { type Enqueue, queueMail } from '../../messaging/index.ts';
import { decideRegistration, type Verdict } from '../domain/journal.ts';
import { mayVerifyJournal } from '../domain/policy.ts';
import { ownerForMail } from '../queries/owner-for-mail.ts';
import { loadJournal } from '../store/journal.ts';
import { saveState } from '../store/state.ts';

type Input = { id: string; version: number; verdict: Verdict; reason: string };
type Refusal =
  | 'journal-not-found'
  | 'stale-version'
  | 'journal-not-submitted'
  | 'reason-missing'
  | 'not-while-switched';
type Needs = ActNeeds & { enqueue: Enqueue; portalUrl: string };

/** The secretariat's verdict on a registration; the applicant is told by mail. */
export const verifyJournal =
  (needs: Needs) =>
  (actor: Actor, input: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const journal = await loadJournal(trx, input.id);
      if (!journal || !mayVerifyJournal(actor)) return refuse('journal-not-found');
      if (journal.version !== input.version) return refuse('stale-version');
      const decided = decideRegistration(journal.state, input.verdict, input.reason);
      if (!decided.ok) return decided;
      await saveState(trx, journal, decided.value, input.reason || null, needs.clock());
      const owner = journal.owner_id && (await ownerForMail(trx, journal.owner_id));
      if (owner)
        await queueMail(needs)(trx, {
          event: `journal-${input.verdict}`,
          to: { personId: owner.id, address: owner.address, language: owner.language },
          variables: {
            firstname: owner.firstname,
            journal: journal.name_en || journal.name_ms,
            reason: input.reason,
            portal_url: needs.portalUrl,
          },
          journal: journal.id,
          subject: { type: 'journal', id: journal.id },
        });
      await needs.tell(trx, actor, {
        event: `journal-was-${input.verdict}`,
        subject: { type: 'journal', id: input.id },
        journal: input.id,
      });
      return ok(input.id);
    });
