/** Flags are 48 bits wide, so everything here is arithmetic: the 32-bit operators would lose the upper ones. */

/** Every one of the 48 bits, as in the specification's admin mode. */
export const everyFlag = 0xffff_ffff_ffff;

const isMask = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Splits a number into its power-of-two values, highest first, with 0 for each unset bit; anything but a whole number from 0 up gives [0]. */
export const splitFlags = (value: number): number[] => {
  if (!isMask(value)) return [0];
  const bits = value.toString(2);
  return [...bits].map((bit, place) => (bit === '1' ? 2 ** (bits.length - 1 - place) : 0));
};

/** Whether the mask holds the flag (a single power of two). */
export const hasFlag = (mask: number, flag: number): boolean =>
  isMask(mask) && isMask(flag) && Math.floor(mask / flag) % 2 === 1;

/** The union of masks. */
export const joinFlags = (...masks: number[]): number => {
  const flags = new Set(masks.flatMap(splitFlags));
  return [...flags].reduce((sum, flag) => sum + flag, 0);
};
