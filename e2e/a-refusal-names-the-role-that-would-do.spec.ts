import { presetPage } from '@naskhah/words/access/preset-words';
import { roleOffer } from '@naskhah/words/access/role-offer';
import { peoplePages } from '@naskhah/words/identity/people';
import { ui } from '@naskhah/words/ui';
import type { APIRequestContext } from '@playwright/test';
import { newPerson } from './new-person.ts';
import { expect, test } from './test.ts';

const [administrator, member] = [1, 6];
const named = { role: 'Administrator' };
const base = '/private/user';

const done = async (request: APIRequestContext, path: string, data: object) =>
  expect((await request.post(path, { data })).ok(), path).toBe(true);
const use = (request: APIRequestContext, role: number) => done(request, '/api/auth/change-role', { usr_acl: role });

/** Somebody of their own, as the role in use is kept for the next login: a Member to whom an Administrator gave that role too. */
const withBothRoles = async (request: APIRequestContext, admin: APIRequestContext, name: string): Promise<void> => {
  await newPerson(request, name);
  const { user } = (await (await request.get('/api/auth/session')).json()) as { user: { usr_id: string } };
  await done(admin, '/api/admin/identity/grant-role', { usr_id: user.usr_id, acl: administrator });
  await use(request, member);
};

test.describe('a refusal that another held role would not meet', () => {
  test('names it on the page and offers the switch, which opens the page', async ({ someone, as, seen }) => {
    const { page, context } = await someone();
    await withBothRoles(context.request, (await as('admin')).request, 'Hana Two Roles');
    for (const path of ['user-management', 'role-preset', 'ent-template', 'mail-log', 'ref-code', 'portal-setting']) {
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

  test('names it after an act and offers the switch; what was typed is still there', async ({ someone, as, seen }) => {
    const { page, context } = await someone();
    await withBothRoles(context.request, (await as('admin')).request, 'Irfan Two Roles');
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
