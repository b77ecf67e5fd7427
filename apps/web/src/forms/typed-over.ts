const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/** The fields in which two states of a form differ; nothing and an empty answer count as the same. */
export const fieldsThatDiffer = <Values extends object>(here: Values, there: Values): (keyof Values)[] =>
  fieldsOf(here).filter((field) => !same(here[field] || null, there[field] || null));

/** A newer record under what was typed: a field that was left as it was found follows the newer one. */
export const typedOver = <Values extends object>(found: Values, typed: Values, newer: Values): Values => {
  const touched = fieldsOf(typed).filter((field) => !same(typed[field], found[field]));
  return { ...newer, ...Object.fromEntries(touched.map((field) => [field, typed[field]])) };
};
