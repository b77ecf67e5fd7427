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

/**
 * One act, one transaction. An act that answers a refusal leaves nothing behind, whatever it wrote before. One that met another
 * in a deadlock, a serialisation failure or a key is done once more: what comes of it outside of the database must bear that.
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
