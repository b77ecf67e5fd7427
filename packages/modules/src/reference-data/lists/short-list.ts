/** A list in its order; the last part of an entry holds what rules read of it. */
export type ShortList = readonly (readonly [
  value: string,
  en: string,
  ms: string,
  attributes?: Record<string, string | boolean>,
])[];
