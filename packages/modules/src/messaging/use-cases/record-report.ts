import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { afterReport, type MailReport } from '../domain/mail-report.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { holdBack, pauseAddress } from '../store/paused-address.ts';

const system = { kind: 'system', job: 'mail-reports' } as const;
const subjects = ['person', 'journal', 'article', 'issue'] as const;

/**
 * Notes what became of a mail. A bounce pauses the address and is told to the later modules, which find out whose task it is;
 * the same report twice is once.
 */
export const recordReport =
  (needs: Pick<MessagingHostNeeds, 'transaction' | 'clock' | 'tell'>) =>
  ({ mail: id, address, kind, reason }: MailReport): Promise<Result<string, 'mail-not-found'>> =>
    needs.transaction(async (trx): Promise<Result<string, 'mail-not-found'>> => {
      const mail = await trx
        .selectFrom('messaging.mail')
        .selectAll()
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .$if(id === undefined, (query) =>
          query.where('address', '=', address?.toLowerCase() ?? '').where('state', 'in', ['sent', 'delivered']),
        )
        .orderBy('created_at', 'desc')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
      if (!mail) return refuse('mail-not-found');
      const state = afterReport(mail.state, kind);
      if (state === mail.state) return ok(mail.id);
      const at = needs.clock();
      await trx
        .updateTable('messaging.mail')
        .set({ state, settled_at: at, ...(kind !== 'delivered' && { failure: reason.slice(0, 1000) }) })
        .where('id', '=', mail.id)
        .execute();
      if (kind !== 'bounced') return ok(mail.id);
      await pauseAddress(trx, { address: mail.address, mail: mail.id, reason: reason.slice(0, 1000), at });
      await holdBack(trx, mail.address);
      const type = subjects.find((one) => one === mail.subject_type);
      await needs.tell(trx, system, {
        event: 'mail-came-back',
        subject:
          type && mail.subject_id
            ? { type, id: mail.subject_id }
            : mail.person_id
              ? { type: 'person', id: mail.person_id }
              : portalSubject,
        ...(mail.journal_id && { journal: mail.journal_id }),
        data: { mail: mail.id },
      });
      return ok(mail.id);
    });
