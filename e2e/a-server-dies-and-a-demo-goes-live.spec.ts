import type { ChildProcess } from 'node:child_process';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { wizard } from '@naskhah/words/submissions/wizard';
import { ui } from '@naskhah/words/ui';
import { type BrowserContext, type Locator, type Page, request } from '@playwright/test';
import { actorOn } from './actor.ts';
import { draftsInARow } from './drafts-in-a-row.ts';
import { password } from './logged-in.ts';
import { newPassword } from './new-person.ts';
import { administratorLink, ended, freePort, killDatabase, ownFolder, serverIn } from './own-server.ts';
import { expect, test } from './test.ts';

type Draft = { id: string; article_title: { en?: string } };

const as = (account: string) => ({ usr_email: `${account}@demo.test`, usr_password: password });

/** One server after another on one data folder. */
test.describe('a server', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  const { data, remove } = ownFolder();
  let server: ChildProcess | undefined;
  let port: number;
  let home: string;
  let start: ReturnType<typeof serverIn>;
  test.beforeAll(async () => {
    port = await freePort();
    home = `http://127.0.0.1:${port}`;
    start = serverIn(data, port);
    server = await start();
  });
  test.afterAll(async () => {
    await ended(server);
    remove();
  });

  /** The field of the title in a draft of the author's. */
  const titleOfDraft = async (page: Page, context: BrowserContext): Promise<Locator> => {
    await context.request.post(`${home}/api/auth/login`, { data: as('author') });
    await page.goto(`${home}/private/article-management/my-submissions`);
    await page.getByRole('row').filter({ hasText: 'Draft' }).last().click();
    await page
      .getByRole('link', { name: new RegExp(wizard.metadata.en) })
      .first()
      .click();
    const title = page.getByRole('textbox', { name: wizard.title.en }).first();
    await expect(title).toBeVisible();
    return title;
  };

  test('that dies in the middle of the wizard keeps what it acknowledged, and the page brings the rest when it is back', async ({
    someone,
  }) => {
    const { page, context } = await someone();
    const author = actorOn(page);
    const title = await titleOfDraft(page, context);
    await title.fill('Saved before the end');
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

    server?.kill('SIGKILL');
    await new Promise((done) => server?.once('exit', done));
    await author.write(wizard.title, 'Written while nobody was there');
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeVisible({ timeout: 20_000 });
    server = await start();
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeHidden({ timeout: 60_000 });

    server?.kill('SIGKILL');
    await new Promise((done) => server?.once('exit', done));
    server = await start();
    await page.reload();
    await expect(title).toHaveText('Written while nobody was there');
  });

  test('whose database restarts under load tells nobody wrong', async ({ someone }) => {
    const { page, context } = await someone();
    const title = await titleOfDraft(page, context);
    const apart = await request.newContext({ baseURL: home });
    await apart.post('/api/auth/login', { data: as('editor') });
    const listed = await apart.post('/api/admin/journals/journal-listing', { data: { filters: {}, size: 50 } });
    const [journal] = ((await listed.json()) as { rows: { id: string }[] }).rows;
    const writers = Array.from({ length: 6 }, () => draftsInARow(apart, journal?.id ?? ''));
    const soMany = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    await expect.poll(soMany, { timeout: 30_000 }).toBeGreaterThan(10);

    for (const words of ['Written before it was away', 'Written while it was away']) {
      killDatabase(data);
      await title.fill(words);
      const before = soMany();
      await expect.poll(soMany, { timeout: 60_000 }).toBeGreaterThan(before + 10);
      await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible({ timeout: 40_000 });
    }
    for (const one of writers) await one.end();

    const told = writers.flatMap(({ otherwise }) => otherwise);
    for (const { status, body } of told) expect(`${status} ${body}`).toMatch(/^503 .*"code":"database-away"/);
    for (const [id, wanted] of writers.flatMap(({ acknowledged }) => [...acknowledged])) {
      const draft = (await (await apart.post('/api/admin/article-submission/get', { data: { id } })).json()) as Draft;
      expect(draft.id).toBe(id);
      // Written over once more, perhaps, by what was not acknowledged any more.
      expect([wanted, `Peat ${id}`]).toContain(draft.article_title.en ?? '');
    }
    await apart.dispose();
    await page.reload();
    await expect(title).toHaveText('Written while it was away');
  });

  test('with a demo goes live safely: its passwords open nothing, and somebody of one’s own comes in', async ({
    someone,
    seen,
  }) => {
    const { page } = await someone();
    const actor = actorOn(page);
    const logIn = async () => {
      await actor.write(session.email, 'admin@demo.test');
      await page.getByRole('textbox', { name: session.password.en, exact: true }).fill(password);
      await actor.press(session.login);
    };
    await page.goto(home);
    await expect(page.getByText('Rosnah Kamaruddin')).toBeVisible();
    await logIn();
    await expect(page).toHaveURL(/\/private\//);

    await ended(server);
    const live = { HOST: '0.0.0.0', NASKHAH_DEMO: '0' };
    server = await start(live);
    await page.goto(`${home}/private/user/user-management`);
    await expect(actor.heading(session.login)).toBeVisible();
    await expect(page.getByText('Rosnah Kamaruddin')).toBeHidden();
    await logIn();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).not.toHaveURL(/\/private\/article-management/);
    await seen(page, 'live');

    const link = new URL(administratorLink(data, port, live));
    await page.goto(`${home}${link.pathname}${link.hash}`);
    await actor.write(account.fullName, 'Zainab Osman');
    await actor.write(session.email, 'zainab@example.test');
    await page.getByRole('textbox', { name: session.password.en, exact: true }).fill(newPassword);
    await actor.press(account.createAccount);
    await expect(page).toHaveURL(/\/private\//);
    await expect(page.getByRole('button', { name: /Zainab Osman/ })).toBeVisible();
  });
});
