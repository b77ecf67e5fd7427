/** Whether a bit is set; masks reach 2^47, beyond the 32-bit operators. */
export const isSet = (mask: number, bit: number): boolean => Math.floor(mask / bit) % 2 === 1;

/** The mask with these bits and no others of those known; bits that nobody knows stay as they are. */
export const withBits = (mask: number, known: readonly number[], chosen: readonly number[]): number => {
  const kept = known.reduce((left, bit) => (isSet(left, bit) ? left - bit : left), mask);
  return chosen.reduce((sum, bit) => (isSet(sum, bit) ? sum : sum + bit), kept);
};
