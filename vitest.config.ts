import { defineConfig } from 'vitest/config';

const tests = '{apps,packages,tools,bench}/**/*.test.{ts,tsx}';
const withDatabase = '**/*.db.test.ts';
/** The few files that take as long as all others together: the loop of who writes leaves them out. */
const long = '**/*.long.db.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    // Three times what the slowest takes on a busy machine.
    testTimeout: 30_000,
    // Files share a process: no test changes what another one reads, which a run in another order would tell.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'pure', include: [tests], exclude: ['**/node_modules/**', withDatabase] } },
      {
        extends: true,
        test: {
          name: 'db',
          include: [withDatabase],
          exclude: ['**/node_modules/**', ...(process.env.NASKHAH_TESTS === 'quick' ? [long] : [])],
          globalSetup: ['packages/testing/src/test-cluster.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
