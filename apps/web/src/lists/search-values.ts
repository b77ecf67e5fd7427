/** What an address asks for is anybody's text: only what may be asked is taken, the rest is as usual. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const oneOf = <V extends string | number>(values: readonly V[], value: unknown, otherwise: V): V =>
  values.find((one) => String(one) === textOf(value)) ?? otherwise;

/** Those of the values that are asked for, in their own order. */
export const amongst = <V extends string>(values: readonly V[], asked: readonly string[]): V[] =>
  values.filter((one) => asked.includes(one));

/** Several values in one, with commas between them. */
export const severalOf = <V extends string>(values: readonly V[], value: unknown): V[] =>
  amongst(values, textOf(value).split(','));

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids of records, not more than a question may hold. */
export const idsOf = (value: unknown): string[] =>
  [...new Set(textOf(value).split(','))].filter((one) => uuid.test(one)).slice(0, 200);
