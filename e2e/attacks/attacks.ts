import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attacksIn } from '@naskhah/testing/attacks/strings';

/** The attacks of NASKHAH_TEST_DATA; undefined without it, loudly, but where everything has to run (CI). */
export const collectedAttacks = (): string[] | undefined => {
  const folder = join(process.env.NASKHAH_TEST_DATA ?? '', 'security', 'xss');
  if (process.env.NASKHAH_TEST_DATA && existsSync(folder)) return attacksIn(folder);
  if (process.env.CI === 'true')
    throw new Error('NASKHAH_TEST_DATA names no folder, so stored attacks cannot be shown');
  console.error('\nPASSED OVER, as NASKHAH_TEST_DATA names no folder: stored attacks in the browser\n');
  return undefined;
};
