// One installation at a time in a clone. Plain JavaScript without packages: it runs before any are there.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const beat = 2000;
const silence = 60_000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const lives = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The holder's process number, or undefined when nobody holds the lock, or NaN when it cannot be read. */
const holderOf = (lock) => {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return existsSync(lock) ? Number.NaN : undefined;
  }
};

/** A process number may have been given away again, so a holder must also be heard of. */
const isStale = (lock, holder) => {
  try {
    return !lives(holder) || Date.now() - statSync(lock).mtimeMs > silence;
  } catch {
    return false;
  }
};

/** A folder that is complete before it gets the lock's name: a renaming onto a filled folder fails, so one process wins. */
const take = (lock) => {
  const own = mkdtempSync(`${lock}-`);
  writeFileSync(join(own, 'pid'), String(process.pid));
  try {
    renameSync(own, lock);
    return true;
  } catch {
    rmSync(own, { recursive: true, force: true });
    return false;
  }
};

/** The stale lock is moved to a name of its holder's; only one can move it, and a lock that was new after all is put back. */
const recover = (lock, holder) => {
  const aside = `${lock}-of-${holder}-seen-by-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (Object.is(holderOf(aside), holder)) return rmSync(aside, { recursive: true, force: true });
  try {
    renameSync(aside, lock);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
};

/** Runs `work` alone among all processes of the clone; `onWait` is told once who is waited for. */
export const alone = async (lock, work, onWait) => {
  mkdirSync(join(lock, '..'), { recursive: true });
  for (let said = false; !take(lock); ) {
    const holder = holderOf(lock);
    if (holder === undefined) continue;
    if (isStale(lock, holder)) {
      recover(lock, holder);
      continue;
    }
    if (!said) onWait(holder);
    said = true;
    await pause(200);
  }
  const heart = setInterval(() => {
    const now = new Date();
    utimesSync(lock, now, now);
  }, beat);
  heart.unref();
  try {
    return await work();
  } finally {
    clearInterval(heart);
    rmSync(lock, { recursive: true, force: true });
  }
};
