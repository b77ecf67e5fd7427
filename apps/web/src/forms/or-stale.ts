import { isRefusal } from '../app/problem.ts';

/** Tells 'somebody saved in between' from success; every other failure goes on as it is. */
export const orStale = <T>(act: Promise<T>): Promise<{ stale: false; answer: T } | { stale: true }> =>
  act.then(
    (answer) => ({ stale: false as const, answer }),
    (error: unknown) => {
      if (isRefusal(error, 'stale-version')) return { stale: true as const };
      throw error;
    },
  );
