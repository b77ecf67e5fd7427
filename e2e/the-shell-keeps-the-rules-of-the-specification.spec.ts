import type { Page, Request } from '@playwright/test';
import { logInAlone, password } from './logged-in.ts';
import { expect, test } from './test.ts';

const workspace = '/private/article-management/workspace';
const journals = '/private/journal-management/journal-list';
const isCall = (request: Request) => /^\/(?:api|general)\//.test(new URL(request.url()).pathname);
const pathOf = (request: Request) => new URL(request.url()).pathname;
const stored = (page: Page): Promise<{ state: Record<string, unknown> }> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('naskhah-session') ?? '{"state":{}}'));

const logIn = async (page: Page, account: string) => {
  await page.getByLabel('E-mail').fill(`${account}@demo.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

test.describe('the shell', () => {
  test('asks for reference data first, the session and the user functions beside it, and shows itself when all are there', async ({
    someone,
  }) => {
    const { page } = await someone();
    const heard: string[] = [];
    page.on('request', (request) => isCall(request) && heard.push(`asks ${pathOf(request)}`));
    page.on('requestfinished', (request) => isCall(request) && heard.push(`has ${pathOf(request)}`));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const paths = ['/api/get-ref/all', '/api/portal/setting', '/api/auth/session', '/general/r/get-user-function'];
    expect(heard[0]).toBe('asks /api/get-ref/all');
    expect(heard.toSorted()).toEqual(
      [...paths.map((path) => `asks ${path}`), ...paths.map((path) => `has ${path}`)].toSorted(),
    );
    // None waits for the answer of another: a slow line would pay for each.
    const asked = heard.filter((line) => line.startsWith('asks '));
    expect(heard.indexOf(asked.at(-1) ?? '')).toBeLessThan(heard.indexOf('has /api/get-ref/all'));
  });

  test('shows the view only when the reference data is there, however long that takes', async ({ someone }) => {
    const { page } = await someone();
    let deliver = () => {};
    const held = new Promise<void>((done) => {
      deliver = done;
    });
    await page.clock.install();
    await page.route('**/api/get-ref/all', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('status')).toBeAttached();
    // No client-side timeout: half an hour later the request still waits.
    await page.clock.fastForward('30:00');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    deliver();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens the second module and the workspace after login, and the private address that was asked for', async ({
    someone,
  }) => {
    const { page } = await someone();
    await page.goto('/');
    await logIn(page, 'editor');
    await expect(page).toHaveURL(workspace);
    expect((await stored(page)).state).toMatchObject({ module: 'G02', mode: 'submission', textSize: 2 });

    const other = await someone();
    await other.page.goto(`${journals}?q=jurnal`);
    await expect(other.page).toHaveURL(/\/\?next=/);
    await logIn(other.page, 'editor');
    await expect(other.page).toHaveURL(`${journals}?q=jurnal`);
  });

  for (const next of ['https://evil.example/private/', '//evil.example/private/', '/private/\\evil.example'])
    test(`never leads to ${next} after login`, async ({ someone }) => {
      const { page } = await someone();
      await page.goto(`/?next=${encodeURIComponent(next)}`);
      await logIn(page, 'author');
      await expect(page).toHaveURL(workspace);
    });

  test('is logged in on a new tab, whose session storage is empty, and keeps its state in it', async ({ as }) => {
    const page = await as('editor');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(workspace);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { state } = await stored(page);
    expect(state.user).toMatchObject({ usr_email: 'editor@demo.test' });
    const tab = await page.context().newPage();
    await tab.goto(workspace);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.close();
  });

  test('clears every field of the session at logout, on the server too', async ({ someone }) => {
    const { page } = await someone();
    await page.goto('/');
    await logIn(page, 'layout');
    await expect(page).toHaveURL(workspace);
    await page.getByRole('button', { name: /Role in use/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    const { state } = await stored(page);
    expect(state).toEqual({ textSize: 2, module: '', mode: 'submission', developer: false });
    expect((await page.request.post('/api/admin/identity/get-profile')).status()).toBe(401);
    await page.goto(workspace);
    await expect(page).toHaveURL(/\/\?next=/);
  });

  test('begins each path at the top, and leaves the page where it is when a filter changes', async ({ as }) => {
    const page = await as('editor');
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.getByRole('row').nth(3).waitFor();
    const search = page.getByRole('searchbox').first();
    await search.evaluate((field) => field.setAttribute('data-same', 'yes'));
    await search.fill('a');
    await expect(page).toHaveURL(/q=a/);
    await expect(search).toHaveAttribute('data-same', 'yes');
    await page.getByRole('row').nth(2).waitFor();
    await page.evaluate(() => window.scrollTo(0, 150));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Profile');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/workspace/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // The way back begins at the top too, whatever the browser would put back.
    await page.goBack();
    await page.getByRole('row').nth(3).waitFor();
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.goForward();
    await page.goBack();
    await page.getByRole('row').nth(3).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('says in which language a title is that is not in that of the page', async ({ as }) => {
    const page = await as('editor');
    await page.goto(`${workspace}?view=all`);
    const malay = page.locator('tbody a[lang="ms"]');
    await expect(malay.first()).toBeVisible();
    await malay.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ms');
  });

  test('says of an unmatched path that it is not there, in the private area and outside', async ({ as }) => {
    const page = await as('editor');
    for (const path of ['/private/nowhere', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  });

  test('takes another role by setting usr_acl and nothing else of the user', async ({ someone }) => {
    const { page } = await someone();
    await logInAlone(page.request, 'member');
    await page.goto(workspace);
    await page.getByRole('button', { name: /Role in use: Committee Member/ }).waitFor();
    const before = (await stored(page)).state.user as Record<string, unknown>;
    await page.getByRole('button', { name: /Role in use/ }).click();
    await page.getByRole('menuitemradio', { name: 'Member', exact: true }).click();
    await expect(page.getByRole('button', { name: /Role in use: Member/ })).toBeVisible();
    const after = (await stored(page)).state.user as Record<string, unknown>;
    const { usr_acl, capabilities, ...same } = after;
    expect(usr_acl).toBe(6);
    expect(capabilities).not.toEqual(before.capabilities);
    expect({ ...before, ...same }).toEqual(before);
    await page.getByRole('button', { name: /Role in use/ }).click();
    await page.getByRole('menuitemradio', { name: 'Committee Member', exact: true }).click();
    await expect(page.getByRole('button', { name: /Role in use: Committee Member/ })).toBeVisible();
  });
});
