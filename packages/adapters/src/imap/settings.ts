import { isIP } from 'node:net';
import type { ImapFlowOptions } from 'imapflow';

export type MailboxSettings = { connection: ImapFlowOptions; folder: string };

/** A larger mail is put aside unread: a report that quotes all of ours stays below. */
export const largestReport = 4_000_000;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * What `imaps://user:password@host:993/INBOX` says; undefined for what has another form. With `imap:` the password goes out only
 * once STARTTLS has made the line secret, or when the server is on this machine.
 */
export const mailboxSettings = (address: string): MailboxSettings | undefined => {
  const url = URL.parse(address);
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username || !url.password) return undefined;
  const secure = url.protocol === 'imaps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    return {
      folder: decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX',
      connection: {
        host,
        port: Number(url.port) || (secure ? 993 : 143),
        secure,
        ...(!secure && { doSTARTTLS: !isLoopback(host) }),
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        logger: false,
        disableAutoIdle: true,
        disableCompression: true,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 60_000,
        // What a server says about the size of a mail is believed no further than this.
        maxLiteralSize: largestReport + 1_000_000,
        maxResponseSize: largestReport + 2_000_000,
      },
    };
  } catch {
    return undefined;
  }
};
