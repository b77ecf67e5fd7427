import { createHash } from 'node:crypto';
import { puzzleText, zeroBits } from '@naskhah/kernel/puzzle';

type Asks = { post: <T>(path: string) => Promise<{ body: T }> };

/** The proof that a registration asks for, as the portal finds it. */
export const solvedPuzzle = async (visitor: Asks): Promise<string> => {
  const { body } = await visitor.post<{ challenge: string; bits: number }>('/api/portal/registration-challenge');
  let found = 0;
  while (zeroBits(createHash('sha256').update(puzzleText(body.challenge, found)).digest()) < body.bits) found += 1;
  return puzzleText(body.challenge, found);
};
