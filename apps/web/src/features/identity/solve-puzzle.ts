import { puzzleText, zeroBits } from '@naskhah/kernel/puzzle';
import { sha256 } from '@noble/hashes/sha2.js';
import { client } from '../../app/client.ts';

/** Hashes between two pauses in which the page can draw and hear. */
const atOnce = 2000;
const pause = () => new Promise((done) => setTimeout(done));

/** The work that a registration asks for: a blink for a person, much for a flood of robots. Not by the browser's own hash, which plain http does not have. */
export const solvePuzzle = async (): Promise<string> => {
  const { challenge, bits } = await client.identity.registrationChallenge();
  const encoder = new TextEncoder();
  for (let found = 0; ; found += 1) {
    const text = puzzleText(challenge, found);
    if (zeroBits(sha256(encoder.encode(text))) >= bits) return text;
    if (found % atOnce === atOnce - 1) await pause();
  }
};
