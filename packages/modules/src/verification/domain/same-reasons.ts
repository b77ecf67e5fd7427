type Reason = { field: string; reason: string };

/** Whether two lists name the same fields with the same words, in the same order. */
export const sameReasons = (one: readonly Reason[], other: readonly Reason[]): boolean =>
  one.length === other.length &&
  one.every(({ field, reason }, at) => field === other[at]?.field && reason === other[at]?.reason);
