import { ok, type Result, refuse } from '@naskhah/kernel/result';

type Change = { code: string; place?: number | undefined; isPrimary?: boolean | undefined };

/** The order once one discipline stands at its new place, counted from 1; the primary one is the first. */
export const placed = (
  kept: readonly string[],
  { code, place, isPrimary }: Change,
): Result<string[], 'discipline-not-found'> => {
  if (!kept.includes(code)) return refuse('discipline-not-found');
  const to = isPrimary ? 0 : place === undefined ? kept.indexOf(code) : Math.min(place, kept.length) - 1;
  const others = kept.filter((one) => one !== code);
  return ok([...others.slice(0, to), code, ...others.slice(to)]);
};

/** The order without one. When that was the primary one, the next is it. */
export const withoutOne = (kept: readonly string[], code: string): Result<string[], 'discipline-not-found'> =>
  kept.includes(code) ? ok(kept.filter((one) => one !== code)) : refuse('discipline-not-found');
