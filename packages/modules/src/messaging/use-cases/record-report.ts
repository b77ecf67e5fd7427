import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { afterReport, type MailReport } from '../domain/mail-report.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { lockReported, settleMail } from '../store/mail.ts';
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
      const mail = await lockReported(trx, id, address);
      if (!mail) return refuse('mail-not-found');
      const state = afterReport(mail.state, kind);
      if (state === mail.state) return ok(mail.id);
      const at = needs.clock();
      await settleMail(trx, mail.id, state, at, kind === 'delivered' ? undefined : reason.slice(0, 1000));
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
