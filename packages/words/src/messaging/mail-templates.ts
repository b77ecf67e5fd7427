import { accountMails } from '../identity/account-mails.ts';
import { peopleMails } from '../identity/people-mails.ts';
import { securityMails } from '../identity/security-mails.ts';
import { journalMails } from '../journals/journal-mails.ts';
import { articleMails } from '../submissions/article-mails.ts';
import { messageMails } from '../tasks/message-mails.ts';
import { decisionMails } from '../workflow/decision-mails.ts';
import { reviewMails } from '../workflow/review-mails.ts';

/** The shipped mails by event. Variables stand in double braces; a journal or the platform may override each text. */
export const mailTemplates = {
  ...accountMails,
  ...securityMails,
  ...articleMails,
  ...decisionMails,
  ...reviewMails,
  ...journalMails,
  ...peopleMails,
  ...messageMails,
};

export type MailEvent = keyof typeof mailTemplates;
