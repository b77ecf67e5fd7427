import type { ChildProcess } from 'node:child_process';
import { wizard } from '@naskhah/words/submissions/wizard';
import { ui } from '@naskhah/words/ui';
import { handsOn } from './hands.ts';
import { password } from './logged-in.ts';
import { freePort, ownFolder, serverIn } from './own-server.ts';
import { expect, test } from './test.ts';

test.describe('a server that dies in the middle of the wizard', () => {
  test.describe.configure({ timeout: 240_000 });
  const { data, remove } = ownFolder();
  let server: ChildProcess | undefined;
  test.afterAll(async () => {
    const { exitCode } = server ?? { exitCode: 0 };
    const ended = exitCode === null && new Promise((done) => server?.once('exit', done));
    server?.kill('SIGTERM');
    await ended;
    remove();
  });

  test('keeps what it acknowledged, and the page brings the rest when it is back', async ({ someone }) => {
    const port = await freePort();
    const start = serverIn(data, port);
    server = await start();
    const { page, context } = await someone();
    const author = handsOn(page);
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
    await expect(title).toHaveText('Written while nobody was there');
  });
});
