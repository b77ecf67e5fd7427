import type { Db } from '@naskhah/db/tables';
import type { Compilable, CompiledQuery } from 'kysely';

/** No text of an address or of the database begins so: PostgreSQL knows no zero byte. */
const placeOf = (at: number): string => `\u0000${at}`;

/**
 * A query whose SQL is built at its first use and then sent again with other values: building a long one takes
 * longer than rendering the page. The values are texts; all that depends on them must be a parameter.
 */
export const compiledOnce = <Values extends string[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): ((db: Db, ...values: Values) => Promise<Row[]>) => {
  let known: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    known ??= build(db, ...(values.map((_, at) => placeOf(at)) as Values)).compile();
    const places = new Map(values.map((value, at) => [placeOf(at), value]));
    const parameters = known.parameters.map((given) => (typeof given === 'string' && places.get(given)) || given);
    return (await db.executeQuery<Row>({ ...known, parameters })).rows;
  };
};
