import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@naskhah/adapters/content-folder';
import { typeOf } from '@naskhah/adapters/file-type';
import { testDatabase } from '@naskhah/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellDemoWorld } from './demo-world.ts';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'naskhah-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const start = new Date('2026-11-21T02:00:00Z');
let seconds = 0;

beforeAll(async () => {
  const begun = performance.now();
  const outside = {
    portalUrl: 'http://portal.test',
    secret: 'a secret of the tests, long enough',
    files: contentFolder(folder),
    typeOf,
  };
  await database.db.transaction().execute((trx) => tellDemoWorld(trx, start, outside));
  seconds = (performance.now() - begun) / 1000;
});

describe('the demo world', () => {
  it('is told in under 15 seconds', () => {
    console.info(seconds, database.statements().length);
    expect(seconds).toBeLessThan(15);
  });
});
