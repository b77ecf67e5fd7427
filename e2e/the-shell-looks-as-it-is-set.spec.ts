import type { Page } from '@playwright/test';
import { logInAlone } from './logged-in.ts';
import { newAccount } from './new-account.ts';
import { expect, type Person, test } from './test.ts';

const manuals = [
  'OJS3_Generate_API_Keys',
  'JM_Settings',
  'MN1',
  'MN_MD2_JM_EN',
  'MN_MD2_JM_MY',
  'MN_MD2_AM_EN',
  'MN_MD2_AM_MY',
];
const html = (page: Page) => page.locator('html');
const account = (page: Page) => page.getByRole('button', { name: /Role in use/ });

let people = 0;
/** Somebody with an account that no other journey opens: what it keeps would be seen there. */
const ownPerson = async (someone: () => Promise<Person>): Promise<Person> => {
  people += 1;
  const email = `looks-${process.pid}-${people}@example.test`;
  await newAccount(email, 'Rokiah Looks', 'gambut pulih sepuluh tahun');
  const person = await someone();
  const login = { usr_email: email, usr_password: 'gambut pulih sepuluh tahun' };
  expect((await person.page.request.post('/api/auth/login', { data: login })).ok()).toBe(true);
  await person.page.goto('/private/article-management/workspace');
  await person.page.getByRole('heading', { level: 1 }).waitFor();
  return person;
};

test.describe('the shell', () => {
  test('has five text sizes, md at first, kept over a reload and with the account, and reset to md', async ({
    someone,
  }) => {
    const { page } = await ownPerson(someone);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Text size' }).click();
      const entry = { name, exact: true };
      await page.getByRole('menuitemradio', entry).or(page.getByRole('menuitem', entry)).click();
    };
    await expect(html(page)).toHaveAttribute('data-text-size', 'md');
    for (const [name, size] of [
      ['Extra small', 'xs'],
      ['Extra large', 'xl'],
      ['Large', 'lg'],
      ['Small', 'sm'],
      ['Reset to medium', 'md'],
      ['Large', 'lg'],
    ] as const) {
      await choose(name);
      await expect(html(page)).toHaveAttribute('data-text-size', size);
    }
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-text-size', 'lg');
    // Another tab of another day: what it looks like comes with the account.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-text-size', 'lg');
  });

  test('is dark when it is set so, kept over a reload and with the account', async ({ someone }) => {
    const { page } = await ownPerson(someone);
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark mode' }).click();
    await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('naskhah-theme'))).toBe('dark');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.evaluate(() => localStorage.setItem('naskhah-theme', 'light'));
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('shows the request log, the permission bits and the ids of records to whoever turns the developer tools on', async ({
    as,
  }) => {
    const page = await as('editor');
    await expect(page.getByRole('heading', { name: 'Request log' })).toHaveCount(0);
    await account(page).click();
    await page.getByRole('menuitem', { name: /Developer tools/ }).click();
    const panel = page.getByRole('region', { name: 'Request log' });
    await expect(panel).toContainText(/POST \/api\/admin\/get-user-menu 200/);
    await expect(panel).toContainText('Access bits');
    await expect(panel).toContainText(/Record ids\s*[0-9a-f]{8}-/);
    await page.reload();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Turn off' }).click();
    await expect(panel).toHaveCount(0);
  });

  test('says what the server refuses in the language that was just chosen', async ({ someone }) => {
    const { page } = await someone();
    await logInAlone(page.request, 'editor');
    await page.goto('/private/article-management/workspace');
    const told = page.waitForResponse('**/api/auth/change-language');
    await page.getByRole('button', { name: /^EN, / }).click();
    await page.getByText('Bahasa Melayu', { exact: true }).click();
    await expect(html(page)).toHaveAttribute('lang', 'ms');
    expect((await told).status()).toBe(200);
    const refused = await page.request.post('/api/auth/change-role', {
      data: { usr_acl: 1 },
      headers: { 'accept-language': 'en' },
    });
    expect((await refused.json()).title).not.toMatch(/role/);
  });

  test('asks Download this file? and then opens the manual on a page of its own', async ({ as }) => {
    const page = await as('manager');
    await page.getByRole('button', { name: 'User manuals' }).or(page.getByText('User manuals')).first().click();
    const list = page.getByRole('dialog', { name: 'User manuals' });
    await expect(list.getByRole('listitem')).toHaveCount(manuals.length);
    await list.getByRole('button').filter({ hasText: /./ }).first().click();
    const question = page.getByRole('dialog', { name: 'Download this file?' });
    const opened = page.waitForEvent('popup');
    await question.getByRole('button', { name: 'OK' }).click();
    const manual = await opened;
    await expect(manual).toHaveURL(/\/manual\/[A-Za-z0-9_]+$/);
    await expect(manual.getByRole('article')).toBeVisible();
    await manual.close();
  });

  test('has a page for each of the seven manuals, which prints without the portal around it, and for no other', async ({
    someone,
  }) => {
    const { page } = await someone();
    for (const value of manuals) {
      const answer = await page.goto(`/manual/${value}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('article')).toContainText(/\w{3}/);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.screenshot({ path: 'test-results/screens/manual-in-print.png', fullPage: true });
    await page.emulateMedia({ media: 'screen' });
    expect((await page.goto('/manual/Anything'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
