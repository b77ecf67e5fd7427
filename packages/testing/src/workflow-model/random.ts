/** A small seeded generator (mulberry32): the same seed tells the same story. */
export type Random = { next: () => number; of: <T>(choices: readonly T[]) => T; chance: (share: number) => boolean };

export const randomFrom = (seed: number): Random => {
  let state = (seed + 1) * 0x9e3779b9;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    of: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
    chance: (share) => next() < share,
  };
};
