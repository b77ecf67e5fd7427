import { type Actor, isInPerson, may } from '@naskhah/kernel/actor';

export const mayHandleIssues = (actor: Actor, journalId: string): boolean => may(actor, 'volume', journalId);

/** An approval is a person's own word: never given behind a switched account, nor by a program. */
export const mayApprove = (actor: Actor, journalId: string): boolean =>
  isInPerson(actor) && mayHandleIssues(actor, journalId);
