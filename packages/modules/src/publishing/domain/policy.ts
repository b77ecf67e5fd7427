import { type Actor, isSwitched, may } from '@naskhah/kernel/actor';

export const mayHandleIssues = (actor: Actor, journalId: string): boolean => may(actor, 'volume', journalId);

/** An approval is a person's own word: never given behind a switched account. */
export const mayApprove = (actor: Actor, journalId: string): boolean =>
  !isSwitched(actor) && mayHandleIssues(actor, journalId);
