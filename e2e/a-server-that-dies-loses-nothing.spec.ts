import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ui } from '@naskhah/words/ui';
import { wizard } from '@naskhah/words/wizard';
import { handsOn } from './hands.ts';
import { password } from './logged-in.ts';
import { expect, test } from './test.ts';

const clone = join(import.meta.dirname, '..');

const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => tell(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A server of its own, with a demo world in its own folder. */
const serverIn = (data: string, port: number) => {
  const { DATABASE_URL: _database, NASKHAH_URL: _url, SMTP_URL: _smtp, HOST: _host, ...env } = process.env;
  const hook = new URL('../tools/runtime/tsx-hook.ts', import.meta.url).href;
  return async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--import', hook, join(clone, 'apps/server/src/main.ts')], {
      cwd: clone,
      stdio: 'ignore',
      env: { ...env, NODE_ENV: 'production', NASKHAH_DATA: data, NASKHAH_DEMO: '1', PORT: String(port) },
    });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 90_000, intervals: [200] }).toBe(true);
    return child;
  };
};

test.describe('a server that dies in the middle of the wizard', () => {
  test.describe.configure({ timeout: 240_000 });
  const data = mkdtempSync(join(tmpdir(), 'naskhah-dies-'));
  // The account of the database, another one when this runs as root, goes through this folder to its own.
  chmodSync(data, 0o755);
  let server: ChildProcess | undefined;
  test.afterAll(async () => {
    const ended = new Promise((done) => server?.once('exit', done));
    server?.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  });

  test('keeps what it acknowledged, and the page brings the rest when it is back', async ({ someone, look }) => {
    const port = await freePort();
    const start = serverIn(data, port);
    server = await start();
    const { page, context } = await someone();
    const author = handsOn(page, look.language);
    const home = `http://127.0.0.1:${port}`;
    await context.request.post(`${home}/api/auth/login`, {
      data: { usr_email: 'author@demo.test', usr_password: password },
    });
    await page.goto(`${home}/private/article-management/my-submissions`);
    await page.getByRole('row').filter({ hasText: 'Draft' }).last().click();
    await page
      .getByRole('link', { name: new RegExp(wizard.metadata.en) })
      .first()
      .click();
    const title = page.getByRole('textbox', { name: wizard.title.en }).first();
    await title.fill('Saved before the end');
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

    server.kill('SIGKILL');
    await new Promise((done) => server?.once('exit', done));
    await author.write(wizard.title, 'Written while nobody was there');
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeVisible({ timeout: 20_000 });
    server = await start();
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeHidden({ timeout: 60_000 });

    server.kill('SIGKILL');
    await new Promise((done) => server?.once('exit', done));
    server = await start();
    await page.reload();
    await expect(title).toHaveValue('Written while nobody was there');
  });
});
