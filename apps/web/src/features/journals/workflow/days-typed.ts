/** What is wrong with a number of days as it was typed; `meant`: the number without a digit too many. */
export type DaysFault = { is: 'no number' } | { is: 'too many'; meant: number | undefined };

/** Checks days as they are typed against the most that can be set. */
export const daysFault = (typed: string, most: number): DaysFault | undefined => {
  if (!/^\d{1,9}$/.test(typed.trim()) || Number(typed) === 0) return { is: 'no number' };
  if (Number(typed) <= most) return undefined;
  const shorter = Number(typed.trim().slice(0, -1));
  return { is: 'too many', meant: shorter >= 1 && shorter <= most ? shorter : undefined };
};
