import type { Draft, Fields } from './draft.ts';

/** A field that two windows changed differently; `tongue` for fields that are kept by language, or by declaration. */
export type Clash = { field: keyof Fields; tongue?: string; mine: string; theirs: string };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isByTongue = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

const tonguesOf = (...values: unknown[]): string[] => [
  ...new Set(values.flatMap((value) => (isByTongue(value) ? Object.keys(value) : []))),
];

const namesOf = (fields: Fields) => Object.keys(fields) as (keyof Fields)[];

/** The fields in which both sides left the version they began with, and ended differently. */
export const clashesOf = (base: Draft, fields: Fields, theirs: Draft): Clash[] =>
  namesOf(fields).flatMap((field): Clash[] => {
    const [from, mine, there] = [base[field], fields[field], theirs[field]];
    if (field === 'step') return [];
    if (!isByTongue(mine)) {
      if (same(mine, from) || same(there, from) || same(mine, there)) return [];
      return [{ field, mine: shown(mine), theirs: shown(there) }];
    }
    const [f, t] = [from, there].map((value) => (isByTongue(value) ? value : {}));
    return tonguesOf(mine, from, there)
      .filter((tongue) => !same(mine[tongue], f?.[tongue]) && !same(t?.[tongue], f?.[tongue]))
      .filter((tongue) => !same(mine[tongue], t?.[tongue]))
      .map((tongue) => ({ field, tongue, mine: shown(mine[tongue]), theirs: shown(t?.[tongue]) }));
  });

const merged = (from: unknown, mine: Record<string, unknown>, there: unknown, theirsWin: boolean) => {
  const [f, t] = [from, there].map((value) => (isByTongue(value) ? value : {}));
  const pick = (tongue: string) => {
    const untouched = same(mine[tongue], f?.[tongue]);
    const changedThere = !same(t?.[tongue], f?.[tongue]);
    return untouched || (theirsWin && changedThere) ? t?.[tongue] : mine[tongue];
  };
  return Object.fromEntries(
    tonguesOf(mine, from, there)
      .map((tongue) => [tongue, pick(tongue)] as const)
      .filter(([, value]) => value !== undefined),
  );
};

/** What was typed, laid over the version of the other window; `theirsWin` where both changed the same. */
export const rebased = (base: Draft, fields: Fields, theirs: Draft, theirsWin = false): Fields =>
  Object.fromEntries(
    namesOf(fields).flatMap((field): [keyof Fields, unknown][] => {
      const mine = fields[field];
      if (isByTongue(mine)) return [[field, merged(base[field], mine, theirs[field], theirsWin)]];
      const changedThere = !same(base[field], theirs[field]);
      return theirsWin && changedThere ? [] : [[field, mine]];
    }),
  );
