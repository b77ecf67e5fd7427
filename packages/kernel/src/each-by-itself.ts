import type { Result } from './result.ts';

export type Outcome<T, R extends string> = { id: string; result: Result<T, R | 'could-not-be-done'> };

/** One act for each, one after the other: what fails for one says so and keeps nothing from the others. */
export const eachByItself = async <T, R extends string>(
  ids: readonly string[],
  act: (id: string) => Promise<Result<T, R>>,
): Promise<Outcome<T, R>[]> => {
  const outcomes: Outcome<T, R>[] = [];
  for (const id of new Set(ids)) {
    try {
      outcomes.push({ id, result: await act(id) });
    } catch (error) {
      console.error(error);
      outcomes.push({ id, result: { ok: false, refusal: 'could-not-be-done' } });
    }
  }
  return outcomes;
};
