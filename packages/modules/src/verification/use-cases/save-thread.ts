import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { holdersOfFlag } from '../../access/index.ts';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { journalCalled } from '../../journals/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { mayWrite, type Side } from '../domain/thread.ts';
import type { VerificationNeeds } from '../ports.ts';
import { reached } from '../queries/reached.ts';
import { standingIn } from '../queries/thread.ts';
import { insertMessage, lockMessage } from '../store/message.ts';

type Input = { id: string; journalId: string; message: string; staffOnly: boolean };
type Refusal = 'journal-not-found' | 'message-not-found' | 'another-content' | 'not-allowed' | 'not-while-switched';

const pages = '/private/journal-management';

/** Writes to the other side of the conversation, or to the secretariat alone; who it is for is told. The same id again is the same message. */
export const saveThread =
  (needs: VerificationNeeds) =>
  (actor: Actor, { id, journalId, message, staffOnly }: Input): Promise<Result<Side, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<Side, Refusal>> => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const side = await standingIn(trx, actor, journalId);
      if (!side) return refuse('journal-not-found');
      if (!mayWrite(side, { staffOnly })) return refuse('not-allowed');
      const made = { journalId, message, staffOnly };
      const known = await lockMessage(trx, id);
      if (known) {
        if (known.sender_id !== actor.person || known.journal_id !== journalId) return refuse('message-not-found');
        return (await wasMadeFrom(trx, id, made)) ? ok(side) : refuse('another-content');
      }
      await noteMadeFrom(trx, id, made);
      const at = needs.clock();
      await insertMessage(trx, {
        id,
        journal: journalId,
        sender: actor.person,
        byStaff: side === 'staff',
        staffOnly,
        body: message,
        at,
      });
      const to: Side = side === 'staff' && !staffOnly ? 'journal' : 'staff';
      const { name, sender } = await journalCalled(trx, journalId, actor.person);
      const told = await reached(trx, journalId, to);
      const people = to === 'staff' && told.length === 0 ? await holdersOfFlag(trx, 'checksJournals') : told;
      for (const { firstname, ...one } of people) {
        if (one.personId === actor.person) continue;
        await queueMail(needs)(trx, {
          event: 'journal-thread',
          to: one,
          variables: {
            firstname,
            sender,
            journal: name,
            message,
            record_url: `${needs.portalUrl}${pages}/${to === 'staff' ? 'journal-checking-forms' : 'journal-information'}/${journalId}`,
            portal_url: needs.portalUrl,
          },
          subject: { type: 'journal', id: journalId },
        });
      }
      await needs.tell(trx, actor, {
        event: 'thread-was-written',
        subject: { type: 'journal', id: journalId },
        journal: journalId,
        data: { message: id },
      });
      return ok(side);
    });
