import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Trx } from './tables.ts';

export type RunTransaction = <T>(act: (trx: Trx) => Promise<T>) => Promise<T>;

class Refused extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('refused');
    this.answer = answer;
  }
}

const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/**
 * Deadlock, serialisation failure, and a key that another act has taken since this one looked, which is a serialisation failure in
 * effect (PostgreSQL documentation, 13.5): everything is undone, and the same act may well succeed now, or say why it cannot.
 */
const retried = new Set<unknown>(['40P01', '40001', '23505']);

const isRetried = (error: unknown): boolean => error instanceof Error && 'code' in error && retried.has(error.code);

/** A server that restarts or a connection that was ended, as the server, the system and the driver say it. */
const isLineBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && /^(08...|57P0[1-5]|ECONNRESET|EPIPE|ECONNREFUSED)$/.test(String(error.code))) ||
    /^(Connection terminated|Client has encountered a connection error|Client was closed)/.test(error.message));

/** In ms: a database that only ended one connection is there again, one that restarts is not yet. */
const pauseAfterBreak = 200;

/** In ms: at once, it may take the lock again for which the other one has just been woken, and meet it in the same way. */
const pauseForOther = 50;

/**
 * One act, one transaction. An act that answers a refusal leaves nothing behind, whatever it wrote before. One that met another
 * in a deadlock, a serialisation failure or a key, or whose connection broke before it was to be committed, is done once more:
 * what comes of it outside of the database must bear that. A connection that breaks while it is committed leaves open whether it
 * was; that error is thrown.
 */
export const transactionOn = (db: Db): RunTransaction => {
  const once = async <T>(act: (trx: Trx) => Promise<T>, onCommit: () => void): Promise<T> => {
    try {
      return await db.transaction().execute(async (trx) => {
        const answer = await act(trx);
        if (isRefusal(answer)) throw new Refused(answer);
        onCommit();
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused) return error.answer as T;
      throw error;
    }
  };
  return async (act) => {
    let committing = false;
    const commits = () => {
      committing = true;
    };
    try {
      return await once(act, commits);
    } catch (error) {
      if (isLineBroken(error) && !committing) await pause(pauseAfterBreak);
      else if (isRetried(error)) await pause(pauseForOther);
      else throw error;
      return once(act, commits);
    }
  };
};
