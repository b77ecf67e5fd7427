import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { address } from './address.ts';

const clone = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(clone, 'test-results', 'browser'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // On a busy machine, where a run has to come to its end: what passed only at the second try is named at the end, to be mended.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: join(clone, 'test-results', 'playwright.json') }]],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // What is not there is said at once, not at the end of a journey's time.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // As it costs as much as all the rest, a trace is asked for: `--trace on`.
    trace: 'off',
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/server.ts`,
    cwd: clone,
    url: `${address}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { ...(process.env as Record<string, string>), NODE_ENV: 'production' },
  },
});
