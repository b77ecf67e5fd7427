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

/** Deadlock and serialisation failure: PostgreSQL has undone everything, and the same act may well succeed now. */
const retried = new Set<unknown>(['40P01', '40001']);

const isRetried = (error: unknown): boolean => error instanceof Error && 'code' in error && retried.has(error.code);

/**
 * One act, one transaction. An act that answers a refusal leaves nothing behind, whatever it wrote before. One that met another
 * in a deadlock or a serialisation failure is done once more: nothing outside of the database may come of it before it is committed.
 */
export const transactionOn = (db: Db): RunTransaction => {
  const once = async <T>(act: (trx: Trx) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction().execute(async (trx) => {
        const answer = await act(trx);
        if (isRefusal(answer)) throw new Refused(answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused) return error.answer as T;
      throw error;
    }
  };
  return (act) =>
    once(act).catch((error: unknown) => {
      if (isRetried(error)) return once(act);
      throw error;
    });
};
