import { mailsOfFact } from '@naskhah/words/messaging/mails-of-fact';
import type { LogRow, MailRow } from './timeline-entry.ts';

const mails: Record<string, readonly string[]> = mailsOfFact;
const tellsOf = (fact: string, mail: string): boolean => mails[fact]?.includes(mail) ?? false;

/** A log row and its mails are written in one transaction, with the clock read for each. */
const together = 10_000;

/** The mails that each row of the log caused: the row of the right event that is nearest in time. */
export const mailsOfLog = <L extends Pick<LogRow, 'event' | 'at'>, M extends Pick<MailRow, 'event' | 'created_at'>>(
  log: readonly L[],
  sent: readonly M[],
): Map<L, M[]> => {
  const found = new Map<L, M[]>();
  for (const mail of sent) {
    const far = (row: L) => Math.abs(row.at.getTime() - mail.created_at.getTime());
    const near = log
      .filter((row) => tellsOf(row.event, mail.event) && far(row) < together)
      .sort((one, other) => far(one) - far(other))[0];
    if (near) found.set(near, [...(found.get(near) ?? []), mail]);
  }
  return found;
};
