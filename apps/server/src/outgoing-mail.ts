import { smtpSender } from '@naskhah/adapters/smtp';
import type { SendMail } from '@naskhah/modules/messaging';
import type { Config } from './config.ts';

export type OutgoingMail = {
  send: SendMail;
  state: 'ready' | 'demo mailbox' | 'waiting: set SMTP_URL';
  /** Nothing can be sent: mails stay in their queue. */
  waits: boolean;
};

/** Where mail goes: to the SMTP server; in the demo to the mailbox page and the log; else it waits in its queue. */
export const outgoingMail = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailBouncesTo' | 'demo'>): OutgoingMail => {
  if (config.smtpUrl)
    return {
      send: smtpSender(config.smtpUrl, { from: config.mailFrom, bouncesTo: config.mailBouncesTo }),
      state: 'ready',
      waits: false,
    };
  if (!config.demo)
    return {
      send: async () => {
        throw new Error('There is no mail server: set SMTP_URL.');
      },
      state: 'waiting: set SMTP_URL',
      waits: true,
    };
  return {
    state: 'demo mailbox',
    waits: false,
    send: async (mail) => {
      console.info(`Mail to ${mail.address}: ${mail.subject}\n${mail.text.replace(/^/gm, '  ')}`);
      return 'sent';
    },
  };
};
