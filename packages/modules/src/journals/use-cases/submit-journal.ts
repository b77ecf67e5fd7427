import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { registrationLacks } from '@naskhah/kernel/registration';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { holdersOfFlag } from '../../access/index.ts';
import type { ActNeeds } from '../../activity/index.ts';
import { type Enqueue, queueMail } from '../../messaging/index.ts';
import { submitRegistration } from '../domain/journal.ts';
import { mayEditJournal } from '../domain/policy.ts';
import { ownerForMail } from '../queries/owner-for-mail.ts';
import { registrationOf } from '../queries/registration-of.ts';
import { loadJournal, mastheadOf } from '../store/journal.ts';
import { saveState } from '../store/state.ts';

type Refusal = 'journal-not-found' | 'stale-version' | 'journal-not-draft' | 'journal-incomplete';

type Needs = ActNeeds & { enqueue: Enqueue; portalUrl: string };
type Registered = NonNullable<Awaited<ReturnType<typeof loadJournal>>>;

/** Flag 4 means this mail and nothing else (decisions 2). */
const mailReceivers = async (needs: Needs, trx: Trx, actor: Actor, journal: Registered): Promise<void> => {
  const applicant = journal.owner_id ? await ownerForMail(trx, journal.owner_id) : undefined;
  for (const { firstname, ...to } of await holdersOfFlag(trx, 'receivesJournals')) {
    if (actor.kind === 'person' && to.personId === actor.person) continue;
    await queueMail(needs)(trx, {
      event: 'journal-submitted',
      to,
      variables: {
        firstname,
        journal: journal.name_en || journal.name_ms,
        applicant: applicant?.name ?? '',
        record_url: `${needs.portalUrl}/private/journal-management/journal-information/${journal.id}`,
        portal_url: needs.portalUrl,
      },
      subject: { type: 'journal', id: journal.id },
    });
  }
};

/** Submits the registration of a journal to the secretariat; who receives new journals is mailed. */
export const submitJournal =
  (needs: Needs) =>
  (actor: Actor, id: string, version: number): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      const journal = await loadJournal(trx, id);
      if (!journal || !mayEditJournal(actor, journal)) return refuse('journal-not-found');
      if (journal.state === 'submitted') return ok(id);
      if (journal.version !== version) return refuse('stale-version');
      const registration = await registrationOf(trx, id, await mastheadOf(trx, journal));
      const decided = submitRegistration(journal.state, registrationLacks(registration));
      if (!decided.ok) return decided;
      await saveState(trx, journal, decided.value, null, needs.clock());
      await mailReceivers(needs, trx, actor, journal);
      await needs.tell(trx, actor, { event: 'journal-was-submitted', subject: { type: 'journal', id }, journal: id });
      return ok(id);
    });
