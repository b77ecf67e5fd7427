import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { mailReportsIn } from '@naskhah/adapters/mail-report';
import type { Result } from '@naskhah/kernel/result';
import type { MailReport } from '@naskhah/modules/messaging';

type Record = (report: MailReport) => Promise<Result<unknown, string>>;

const largest = 10_000_000;

/** Reads what arrived in a Maildir (new → cur): reports on our mails are noted, everything else is only put aside. */
export const readBounces = async (folder: string | undefined, record: Record): Promise<void> => {
  if (folder === undefined) return;
  for (const name of (await readdir(join(folder, 'new'))).sort()) {
    const file = join(folder, 'new', name);
    const raw = await readFile(file);
    const reports = raw.length > largest ? [] : await mailReportsIn(raw).catch(() => []);
    for (const report of reports) await record(report);
    await rename(file, join(folder, 'cur', `${name}:2,S`));
  }
};
