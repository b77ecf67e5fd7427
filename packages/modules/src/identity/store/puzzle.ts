import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '@naskhah/db/tables';
import { puzzleText, zeroBits } from '@naskhah/kernel/puzzle';
import { puzzleMinutes } from '../domain/limits.ts';
import { keyedHash } from './secrets.ts';

const signatureOf = (secret: string, body: string): string => keyedHash(secret, `puzzle ${body}`).toString('base64url');

/** A puzzle that nothing has to remember: its time, something random, and our signature. */
export const newPuzzle = (secret: string, now: Date, random: string): string => {
  const body = `${now.getTime()}.${random}`;
  return `${body}.${signatureOf(secret, body)}`;
};

const isOurs = (secret: string, puzzle: string, now: Date): boolean => {
  const [time = '', random = '', signature = ''] = puzzle.split('.');
  const expected = Buffer.from(signatureOf(secret, `${time}.${random}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = now.getTime() - Number(time);
  return age >= 0 && age <= puzzleMinutes * 60_000;
};

/** True once for a solution of one of our puzzles in time. What is spent is kept until the puzzle would be too old anyway. */
export const spendSolution = async (
  db: Db,
  { secret, proof, bits, now }: { secret: string; proof: string; bits: number; now: Date },
): Promise<boolean> => {
  const [puzzle = '', found = ''] = proof.split(':');
  if (!/^\d{1,15}$/.test(found) || !isOurs(secret, puzzle, now)) return false;
  const hash = createHash('sha256')
    .update(puzzleText(puzzle, Number(found)))
    .digest();
  if (zeroBits(hash) < bits) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.pending_step')
    .values({
      token_hash: keyedHash(secret, `spent ${puzzle}`),
      kind: 'spent-puzzle',
      expires_at: new Date(now.getTime() + puzzleMinutes * 60_000),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
