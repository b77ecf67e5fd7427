/** What may be given of a record: a field that is left out, or `undefined`, is not. */
export type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** Which field of a form holds each field of a record, of the same type. */
type FieldNames<Rec, Form> = {
  readonly [K in keyof Rec]: { [F in keyof Form]: Form[F] extends Rec[K] ? F : never }[keyof Form];
};

/** Takes a record out of a form that names its fields otherwise: of a whole form all of it, else what is given. */
export const takenFrom = <Rec extends object, Form extends object>(names: FieldNames<Rec, Form>) => {
  function taken(form: Form): Rec;
  function taken(form: Given<Form>): Given<Rec>;
  function taken(form: Given<Form>): Given<Rec> {
    const fields = Object.entries(names) as [keyof Rec, keyof Form][];
    return Object.fromEntries(fields.map(([name, field]) => [name, form[field]])) as Given<Rec>;
  }
  return taken;
};

/** The record with what was given of it; all else stays as it is kept, and null is given as well (decisions 10). */
export const withGiven = <T extends object>(kept: T, given: Given<T>): T => ({
  ...kept,
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>),
});
