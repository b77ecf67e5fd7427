/** What may be given of a record: a field that is left out, or `undefined`, is not. */
export type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** The record with what was given of it; all else stays as it is kept, and null is given as well (decisions 10). */
export const withGiven = <T extends object>(kept: T, given: Given<T>): T => ({
  ...kept,
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>),
});
