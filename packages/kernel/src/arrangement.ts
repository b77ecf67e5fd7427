/** Whether the wanted order names each of what is there exactly once: nothing left out, nothing foreign, nothing twice. */
export const namesEachOnce = (present: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === present.length &&
  new Set(wanted).size === wanted.length &&
  wanted.every((one) => present.includes(one));
