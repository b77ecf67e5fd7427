import { uuidV7 } from '@naskhah/kernel/ids';

/** Chance that is the same at every start: everything that looks random in the demo world comes from here. */
export type Seeded = {
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different ones, in the order of chance. */
  several: <T>(list: readonly T[], count: number) => T[];
  id: (now: Date) => string;
};

/** SplitMix32: small, even enough for a story, never for a secret. */
const stream = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
};

export const seeded = (seed: number): Seeded => {
  const next = stream(seed);
  const whole = (from: number, to: number): number => from + Math.floor((next() / 2 ** 32) * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[whole(0, list.length - 1)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const several = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1));
    return taken;
  };
  const id = (now: Date): string =>
    uuidV7(
      now.getTime(),
      Uint8Array.from({ length: 10 }, () => whole(0, 255)),
    );
  return { whole, pick, several, id };
};
