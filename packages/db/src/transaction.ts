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

/** One act, one transaction. An act that answers a refusal leaves nothing behind, whatever it wrote before. */
export const transactionOn =
  (db: Db): RunTransaction =>
  async <T>(act: (trx: Trx) => Promise<T>): Promise<T> => {
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
