import { smtpFault, smtpSender } from '@naskhah/adapters/smtp';
import type { SendMail } from '@naskhah/modules/messaging';
import type { Config } from './config.ts';

export type MailState = 'ready' | 'demo mailbox' | 'waiting: set SMTP_URL' | `not ready: ${string}`;

/** In ms: a server counts logins, so it is asked no more often than this. */
const remembered = 30_000;

/** Whether the server takes mails, asked now and then. */
const stateOf = (url: string, now: () => number): (() => Promise<MailState>) => {
  let asked: { at: number; state: Promise<MailState> } | undefined;
  const ask = async (): Promise<MailState> => {
    const fault = await smtpFault(url);
    return fault === undefined ? 'ready' : `not ready: ${fault}`;
  };
  return () => {
    if (!asked || now() - asked.at > remembered) asked = { at: now(), state: ask() };
    return asked.state;
  };
};

export type OutgoingMail = {
  send: SendMail;
  /** For `/health/ready`. */
  state: () => Promise<MailState>;
  /** Nothing can be sent: mails stay in their queue. */
  waits: boolean;
};

/** Where mail goes: to the SMTP server; in the demo to the mailbox page and the log; else it waits in its queue. */
export const outgoingMail = (
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailBouncesTo' | 'demo'>,
  now: () => number,
): OutgoingMail => {
  if (config.smtpUrl)
    return {
      send: smtpSender(config.smtpUrl, { from: config.mailFrom, bouncesTo: config.mailBouncesTo }),
      state: stateOf(config.smtpUrl, now),
      waits: false,
    };
  if (!config.demo)
    return {
      send: async () => {
        throw new Error('There is no mail server: set SMTP_URL.');
      },
      state: async () => 'waiting: set SMTP_URL',
      waits: true,
    };
  return {
    state: async () => 'demo mailbox',
    waits: false,
    send: async (mail) => {
      console.info(`Mail to ${mail.address}: ${mail.subject}\n${mail.text.replace(/^/gm, '  ')}`);
      return 'sent';
    },
  };
};
