/** PostgreSQL refuses to run as root: there it runs as `postgres`, else as `nobody`, both read from the passwd file. */
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export type Account = { name: string; uid: number; gid: number };

export const databaseAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }));
  const found = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (!found) throw new Error('Running as root needs an account named postgres or nobody for the database.');
  return found;
};

const mayEnter = (account: Account, folder: string): boolean => {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
};

/** Whether the account can enter the folder and each of its parents. */
export const reachableBy = (account: Account, folder: string): boolean => {
  for (let at = resolve(folder); ; at = dirname(at)) {
    try {
      if (!mayEnter(account, at)) return false;
    } catch {
      // A folder that is not there yet gets its parent's rights.
    }
    if (at === dirname(at)) return true;
  }
};

/** Makes a folder that only the account may use. Parents first: a recursive mkdir would give them the narrow mode too. */
export const ownFolder = (folder: string, account: Account | undefined): void => {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
};
