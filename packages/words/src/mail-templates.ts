import { accountMails } from './account-mails.ts';
import { articleMails } from './article-mails.ts';
import { decisionMails } from './decision-mails.ts';
import { journalMails } from './journal-mails.ts';
import { messageMails } from './message-mails.ts';
import { peopleMails } from './people-mails.ts';
import { reviewMails } from './review-mails.ts';
import { securityMails } from './security-mails.ts';

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
