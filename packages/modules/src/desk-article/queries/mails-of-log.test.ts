import { describe, expect, it } from 'vitest';
import { mailsOfLog } from './mails-of-log.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, 0) + seconds * 1000);
const row = (event: string, seconds: number) => ({ event, at: at(seconds) });
const mail = (event: string, seconds: number) => ({ event, created_at: at(seconds) });

describe('the mails of a timeline', () => {
  const invitedFirst = row('reviewer-was-invited', 0.02);
  const invitedNext = row('reviewer-was-invited', 3);
  const decided = row('decision-was-taken', 3.01);
  const log = [decided, invitedNext, invitedFirst];

  it('stand with the event that sent them, though the clock was read twice', () => {
    const letter = mail('decision-accept', 3);
    const first = mail('review-invitation', 0);
    const next = mail('review-invitation', 2.99);
    const found = mailsOfLog(log, [letter, first, next]);
    expect(found.get(decided)).toEqual([letter]);
    expect(found.get(invitedFirst)).toEqual([first]);
    expect(found.get(invitedNext)).toEqual([next]);
  });

  it('stand nowhere when nothing of that kind happened then', () =>
    expect(mailsOfLog(log, [mail('review-reminder', 3), mail('decision-accept', 60)]).size).toBe(0));
});
