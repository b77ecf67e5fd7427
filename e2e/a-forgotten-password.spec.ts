import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { refusalWords } from '@naskhah/words/refusals';
import { newestMailTo } from './mailbox.ts';
import { newAccount } from './new-account.ts';
import { expect, test } from './test.ts';

const forgotten = 'tidak saya ingat lagi';
const newPassword = 'gambut pulih selepas sepuluh tahun';

test.describe('a forgotten password', () => {
  test('is replaced with the code from the mail, and opens the workspace', async ({ someone, seen }) => {
    const { page } = await someone();
    const email = 'forgetful@example.test';
    await newAccount(email, 'Pelupa binti Lupa', forgotten);
    await page.goto('/');
    await seen(page, '1-login');
    await page.getByRole('link', { name: session.forgot.en }).click();
    await expect(page.getByRole('heading', { name: account.forgotTitle.en })).toBeVisible();
    await page.getByLabel(session.email.en).fill('not-an-address');
    await page.getByRole('button', { name: account.sendCode.en }).click();
    await expect(page.getByText(account.faultEmail.en)).toBeVisible();
    await page.getByLabel(session.email.en).fill(email);
    await page.getByRole('button', { name: account.sendCode.en }).click();

    await expect(page.getByRole('heading', { name: account.codeTitle.en })).toBeVisible();
    const code = (await newestMailTo(email)).body.match(/\b\d{6}\b/)?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    await page.getByLabel(account.code.en).fill(wrong);
    await page.getByRole('button', { name: account.checkCode.en }).click();
    await expect(page.getByRole('dialog')).toContainText(refusalWords['code-wrong'].en);
    await seen(page, '2-wrong-code');
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByLabel(account.code.en).fill(code);
    await page.getByRole('button', { name: account.checkCode.en }).click();

    await page.getByRole('textbox', { name: account.newPassword.en, exact: true }).fill(newPassword);
    await page.getByRole('textbox', { name: account.repeatPassword.en, exact: true }).fill(newPassword);
    await seen(page, '3-new-password');
    await page.getByRole('button', { name: account.setPassword.en }).click();

    await expect(page.getByRole('heading', { name: session.login.en })).toBeVisible();
    await page.getByLabel(session.email.en).fill(email);
    await page.getByRole('textbox', { name: session.password.en, exact: true }).fill(newPassword);
    await page.getByRole('button', { name: session.login.en, exact: true }).click();
    await expect(page).toHaveURL(/\/private\/article-management\/workspace/);
    await seen(page, '4-workspace');
  });
});
