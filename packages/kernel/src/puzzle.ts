/** How many bits at the start of a hash are zero: the measure of the work that a puzzle took (Hashcash). */
export const zeroBits = (hash: Uint8Array): number => {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
};

/** What is hashed: the challenge as it was given, and the number that was found. */
export const puzzleText = (challenge: string, found: number): string => `${challenge}:${found}`;
