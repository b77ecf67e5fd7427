import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayResend, stillWaits } from '../domain/resendable.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { findMail, insertMail, lockMail } from '../store/mail.ts';

type Refusal = 'mail-not-found' | 'mail-still-waits' | 'mail-not-resendable' | 'not-while-switched';

/** Sends a mail once more, as a row of its own that names the first; the same new id again is the same mail. */
export const resendMail =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, id: string, newId: string | undefined): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (actor.kind !== 'person' || !isAdministrator(actor)) return refuse('mail-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const known = newId && (await findMail(trx, newId));
      if (known) return known.resent_from === id ? ok(known.id) : refuse('mail-not-found');
      const mail = await lockMail(trx, id);
      if (!mail || (await needs.ask.ownSubjects(actor.person)).includes(mail.subject_id ?? ''))
        return refuse('mail-not-found');
      if (stillWaits(mail.state)) return refuse('mail-still-waits');
      if (!mayResend(mail)) return refuse('mail-not-resendable');
      const again = newId ?? needs.newId();
      await insertMail(trx, {
        id: again,
        event: mail.event,
        journal: mail.journal_id,
        subject: mail.subject_type && mail.subject_id ? { type: mail.subject_type, id: mail.subject_id } : undefined,
        personId: mail.person_id,
        address: mail.address,
        language: mail.language === 'ms' ? 'ms' : 'en',
        line: mail.subject,
        body: mail.body,
        state: 'queued',
        at: needs.clock(),
        resentFrom: mail.id,
      });
      await needs.enqueue(trx, 'send-mail', { id: again });
      await needs.tell(trx, actor, {
        event: 'mail-was-resent',
        subject: { type: 'person', id: actor.person },
        data: { mail: mail.id, again },
      });
      return ok(again);
    });
