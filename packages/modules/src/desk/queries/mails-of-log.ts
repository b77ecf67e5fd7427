import type { LogRow, MailRow } from './timeline-entry.ts';

/** The events that send mail, by the event of the mail; all decisions send one of their own. */
const causes: Record<string, string> = {
  'submission-received': 'article-was-submitted',
  'submission-arrived': 'article-was-submitted',
  'editor-was-assigned': 'participant-was-added',
  'work-was-assigned': 'participant-was-added',
  'review-invitation': 'reviewer-was-invited',
  'review-reminder': 'reviewer-was-reminded',
};
const causeOf = (event: string): string =>
  event.startsWith('decision-') ? 'decision-was-taken' : (causes[event] ?? event);

/** A log row and its mails are written in one transaction, with the clock read for each. */
const together = 10_000;

/** The mails that each row of the log caused: the row of the right event that is nearest in time. */
export const mailsOfLog = <L extends Pick<LogRow, 'event' | 'at'>, M extends Pick<MailRow, 'event' | 'created_at'>>(
  log: readonly L[],
  mails: readonly M[],
): Map<L, M[]> => {
  const found = new Map<L, M[]>();
  for (const mail of mails) {
    const far = (row: L) => Math.abs(row.at.getTime() - mail.created_at.getTime());
    const near = log
      .filter((row) => row.event === causeOf(mail.event) && far(row) < together)
      .sort((one, other) => far(one) - far(other))[0];
    if (near) found.set(near, [...(found.get(near) ?? []), mail]);
  }
  return found;
};
