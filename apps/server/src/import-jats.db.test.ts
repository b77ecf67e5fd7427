import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@naskhah/testing/test-database';
import { afterAll, expect, it } from 'vitest';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'naskhah-import-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const clone = new URL('../../..', import.meta.url).pathname;

const run = (...args: string[]): Promise<{ code: number; lines: string[] }> =>
  new Promise((done) => {
    const script = [join(clone, 'apps/server/src/import-jats.ts'), ...args];
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, NASKHAH_DATA: folder };
    execFile(join(clone, 'node_modules/.bin/node'), script, { env }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, lines: `${out}${err}`.trim().split('\n') });
    });
  });

const article = (
  doi: string,
) => `<article><front><journal-meta><journal-title-group><journal-title>Jurnal Sungai</journal-title>
</journal-title-group></journal-meta><article-meta><article-id pub-id-type="doi">${doi}</article-id><title-group>
<article-title>Air</article-title></title-group><pub-date pub-type="epub"><year>2020</year></pub-date></article-meta></front><body><p>Air.</p></body></article>`;

it('imports a folder beside a running database, and its last line and its code say how it went', async () => {
  for (let at = 0; at < 9; at++) writeFileSync(join(folder, `${at}.xml`), article(`10.99999/sungai.${at}`));
  const first = await run(folder);
  expect(first.lines.at(-1)).toBe('9 imported, 0 failed');
  expect(first.code).toBe(0);

  writeFileSync(join(folder, 'broken.xml'), '<article>');
  const second = await run(folder);
  expect(second.lines.filter((line) => line.includes('unchanged, it was imported before'))).toHaveLength(9);
  expect(second.lines.at(-1)).toBe('9 imported, 1 failed');
  expect(second.code).toBe(1);

  const nowhere = await run('--journal', 'nowhere', folder);
  expect(nowhere).toMatchObject({ code: 2, lines: ["There is no journal with the path 'nowhere'."] });
});
