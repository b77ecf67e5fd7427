import { accountMailEvents } from '../identity/account-mail-events.ts';
import { peopleMailEvents } from '../identity/people-mail-events.ts';
import { journalMailEvents } from '../journals/journal-mail-events.ts';
import { articleMailEvents } from '../submissions/article-mail-events.ts';
import { messageMailEvents } from '../tasks/message-mail-events.ts';
import { decisionMailEvents } from '../workflow/decision-mail-events.ts';
import { reviewMailEvents } from '../workflow/review-mail-events.ts';
import type { MailEventWords } from './mail-event.ts';
import type { MailEvent } from './mail-templates.ts';

/** The catalogue of mails: every shipped mail stands in it, or this does not compile. */
export const mailEvents: Record<MailEvent, MailEventWords> = {
  ...accountMailEvents,
  ...articleMailEvents,
  ...decisionMailEvents,
  ...reviewMailEvents,
  ...journalMailEvents,
  ...messageMailEvents,
  ...peopleMailEvents,
};

export const mailEventNames = Object.keys(mailEvents) as MailEvent[];

/** Whether a journal may write the text of a mail; of one about an account, or about the journal itself, it may not. */
export const takesJournalTexts = (event: MailEvent): boolean => {
  const { group, ofPlatform } = mailEvents[event];
  return group !== 'account' && ofPlatform !== true;
};

export const isMailEvent = (event: string): event is MailEvent => Object.hasOwn(mailEvents, event);
