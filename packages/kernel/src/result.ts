/** What an act answers: a value, or one of its named refusals. Refusals are values, never thrown. */
export type Result<T, R extends string> = { ok: true; value: T } | { ok: false; refusal: R; fields?: FieldFault[] };

/** A field that was not accepted: where it stands in the input, and the code under which `words` explains it. */
export type FieldFault = {
  path: string;
  code: string;
  /** What exactly is wrong there, as it was written: said after the words. */
  named?: string;
};

export const ok = <T>(value: T) => ({ ok: true, value }) as const;
export const refuse = <R extends string>(refusal: R, fields?: FieldFault[]) =>
  fields ? ({ ok: false, refusal, fields } as const) : ({ ok: false, refusal } as const);
