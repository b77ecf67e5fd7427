import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailbox } from '@naskhah/adapters/imap';
import { mailReportsIn } from '@naskhah/adapters/mail-report';
import type { Result } from '@naskhah/kernel/result';
import type { MailReport } from '@naskhah/modules/messaging';

export type RecordReport = (report: MailReport) => Promise<Result<unknown, string>>;

const largest = 10_000_000;

/** A mail that cannot be read as one says nothing. Each report is noted in a transaction of its own; the same twice is once. */
const recordAll = async (raw: Buffer, record: RecordReport): Promise<void> => {
  for (const report of await mailReportsIn(raw).catch(() => [])) await record(report);
};

/** Reads what arrived in a mailbox of a server; a mail leaves it once its reports are noted. */
export const readMailbox = (mailbox: Mailbox, record: RecordReport): Promise<void> =>
  mailbox.read((raw) => recordAll(raw, record));

/** Reads what arrived in a Maildir (new → cur): reports on our mails are noted, everything else is only put aside. */
export const readMaildir = async (folder: string, record: RecordReport): Promise<void> => {
  for (const name of (await readdir(join(folder, 'new'))).sort()) {
    const file = join(folder, 'new', name);
    const raw = await readFile(file);
    if (raw.length <= largest) await recordAll(raw, record);
    await rename(file, join(folder, 'cur', `${name}:2,S`));
  }
};
