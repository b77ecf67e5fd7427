import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';

const folder = process.env.NASKHAH_TEST_DATA;

/**
 * Tests over real files that are not part of the source. Without the folder they are passed over, loudly; where
 * everything has to run (CI), its absence is a failure.
 */
export const describeWithTestData = (title: string, tests: (file: (...names: string[]) => string) => void): void => {
  if (folder && existsSync(folder)) {
    describe(title, () => tests((...names) => path.join(folder, ...names)));
    return;
  }
  if (process.env.CI === 'true')
    throw new Error(`NASKHAH_TEST_DATA names no folder, so this cannot be shown: ${title}`);
  console.error(`\nPASSED OVER, as NASKHAH_TEST_DATA names no folder: ${title}\n`);
  describe.skip(title, () => tests((...names) => path.join(...names)));
};
