import { presetPage } from '@naskhah/words/access/preset-words';
import { roleOffer } from '@naskhah/words/access/role-offer';
import { peoplePages } from '@naskhah/words/identity/people';
import { ui } from '@naskhah/words/ui';
import type { APIRequestContext } from '@playwright/test';
import { logInAlone } from './logged-in.ts';
import { expect, test } from './test.ts';

const [administrator, member] = [1, 6];
const named = { role: 'Administrator' };
const base = '/private/user';

const use = async (request: APIRequestContext, role: number | undefined) =>
  expect((await request.post('/api/auth/change-role', { data: { usr_acl: role } })).ok()).toBe(true);

test.describe('a refusal that another held role would not meet', () => {
  test('names it on the page and offers the switch, which opens the page', async ({ someone, seen }) => {
    const { page, context } = await someone();
    await logInAlone(context.request, 'admin');
    await use(context.request, member);
    for (const path of ['user-management', 'role-preset', 'mail-log', 'ref-code', 'portal-setting']) {
      await page.goto(`${base}/${path}`);
      await expect(page.getByRole('button', { name: roleOffer.use.en(named) }), path).toBeVisible();
    }
    await page.goto(`${base}/user-management`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.noPermission.en);
    await expect(page.getByText(roleOffer.needs.en(named))).toBeVisible();
    await seen(page, '1-page-refused');
    await page.getByRole('button', { name: roleOffer.use.en(named) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(peoplePages.title.en);
    await expect(page.locator('tbody [role="row"]').first()).toBeVisible();
  });

  test('names it after an act and offers the switch; what was typed is still there', async ({ someone, seen }) => {
    const { page, context } = await someone();
    await logInAlone(context.request, 'admin');
    await use(context.request, administrator);
    await page.goto(`${base}/role-preset`);
    await page.getByRole('button', { name: presetPage.addRole.en }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: presetPage.nameEn.en }).fill('Auditor');
    await dialog.getByRole('textbox', { name: presetPage.nameMs.en }).fill('Juruaudit');
    // In another window of the same session.
    await use(context.request, member);
    await dialog.getByRole('button', { name: presetPage.save.en }).click();
    await expect(page.getByText(roleOffer.needs.en(named))).toBeVisible();
    await seen(page, '2-act-refused');
    await expect(page.getByRole('button', { name: roleOffer.use.en(named) })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: presetPage.nameEn.en })).toHaveValue('Auditor');
  });

  test('stands alone where no role held would do', async ({ as }) => {
    const page = await as('author');
    await page.goto(`${base}/user-management`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.noPermission.en);
    await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
  });
});
