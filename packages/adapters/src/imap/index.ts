/** A mailbox on a server that speaks IMAP (RFC 9051), read as a queue: what was handled leaves it. */
import type { ImapFlow } from 'imapflow';
import { largestReport, type MailboxSettings, mailboxSettings } from './settings.ts';

export type Mailbox = {
  /** Hands over each unseen mail, the oldest first, and puts it aside once that has succeeded. Throws when the line breaks. */
  read: (handle: (raw: Buffer) => Promise<void>) => Promise<void>;
  /** Why it cannot be read, or nothing. */
  fault: () => Promise<string | undefined>;
};

const batch = 50;
/** So that a flood does not hold the routine for ever; the rest is read a minute later. */
const mostInOneGo = 1000;
const processed = 'Processed';

const connected = async <T>(
  { connection, folder }: MailboxSettings,
  readOnly: boolean,
  use: (client: ImapFlow) => Promise<T>,
): Promise<T> => {
  // Fetched when it is needed: 30 MB that a portal without such a mailbox does without.
  const library = await import('imapflow');
  const client = new library.ImapFlow(connection);
  // A line that breaks between two commands is told by the next one; unheard, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(folder, { readOnly });
    const answer = await use(client);
    await client.logout();
    return answer;
  } finally {
    client.close();
  }
};

/** Seen first: where a mail cannot be moved, that alone keeps it from being read again. */
const putAside = async (client: ImapFlow, uid: number): Promise<void> => {
  const one = String(uid);
  if (!(await client.messageFlagsAdd(one, ['\\Seen'], { uid: true })))
    throw new Error('the mailbox lets no mail be marked as seen');
  await client.messageMove(one, processed, { uid: true });
};

const readAll = async (client: ImapFlow, handle: (raw: Buffer) => Promise<void>): Promise<void> => {
  const found = await client.search({ seen: false, deleted: false }, { uid: true });
  const uids = found ? found.slice(0, mostInOneGo) : [];
  if (uids.length === 0) return;
  // A server without the folder and without leave to make it keeps the mails where they are.
  await client.mailboxCreate(processed).catch(() => undefined);
  for (let at = 0; at < uids.length; at += batch) {
    const some = uids.slice(at, at + batch);
    const sizes = new Map(
      (await client.fetchAll(some, { uid: true, size: true }, { uid: true })).map(({ uid, size }) => [uid, size]),
    );
    for (const uid of some) {
      const size = sizes.get(uid);
      // Somebody else took it in the meantime.
      if (size === undefined) continue;
      if (size <= largestReport) {
        const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
        const source = mail ? mail.source : undefined;
        if (!source) continue;
        await handle(source);
      }
      await putAside(client, uid);
    }
  }
};

type Trouble = { authenticationFailed?: boolean; mailboxMissing?: boolean; tlsFailed?: boolean; code?: string };

/** In words without the address, which holds a password. */
const reasonOf = (error: unknown): string => {
  const { authenticationFailed, mailboxMissing, tlsFailed, code } = error as Trouble;
  if (authenticationFailed) return 'the login was refused';
  if (mailboxMissing) return 'there is no such folder';
  if (tlsFailed) return 'the line could not be made secret';
  return `the server does not answer${code ? ` (${code})` : ''}`;
};

export const imapMailbox = (settings: MailboxSettings): Mailbox => ({
  read: async (handle) => {
    let ofHandler: unknown;
    const handled = (raw: Buffer) =>
      handle(raw).catch((error: unknown) => {
        ofHandler = error;
        throw error;
      });
    await connected(settings, false, (client) => readAll(client, handled)).catch((error: unknown) => {
      throw error === ofHandler ? error : new Error(`returned mails cannot be read: ${reasonOf(error)}`);
    });
  },
  fault: () =>
    connected(
      { ...settings, connection: { ...settings.connection, connectionTimeout: 3000, greetingTimeout: 3000 } },
      true,
      async () => undefined,
    ).catch(reasonOf),
});

export { type MailboxSettings, mailboxSettings };
