import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { refusalWords } from '@naskhah/words/refusals';
import { looks } from './look.ts';
import { newestMailTo } from './mailbox.ts';
import { newAccount } from './new-account.ts';
import { expect, test } from './test.ts';

const forgotten = 'tidak saya ingat lagi';
const newPassword = 'gambut pulih selepas sepuluh tahun';

for (const look of looks)
  test.describe(`a forgotten password, in ${look.language}`, () => {
    test.use({ look });

    test('is replaced with the code from the mail, and opens the workspace', async ({ someone, seen }) => {
      const { page } = await someone();
      const { language } = look;
      const email = `forgetful.${language}@example.test`;
      await newAccount(email, `Pelupa ${language.toUpperCase()}`, forgotten);
      await page.goto('/');
      await seen(page, '1-login');
      await page.getByRole('link', { name: session.forgot[language] }).click();
      await expect(page.getByRole('heading', { name: account.forgotTitle[language] })).toBeVisible();
      await page.getByLabel(session.email[language]).fill('not-an-address');
      await page.getByRole('button', { name: account.sendCode[language] }).click();
      await expect(page.getByText(account.faultEmail[language])).toBeVisible();
      await page.getByLabel(session.email[language]).fill(email);
      await page.getByRole('button', { name: account.sendCode[language] }).click();

      await expect(page.getByRole('heading', { name: account.codeTitle[language] })).toBeVisible();
      const code = (await newestMailTo(email)).body.match(/\b\d{6}\b/)?.[0] ?? '';
      const wrong = code === '000000' ? '111111' : '000000';
      await page.getByLabel(account.code[language]).fill(wrong);
      await page.getByRole('button', { name: account.checkCode[language] }).click();
      await expect(page.getByRole('dialog')).toContainText(refusalWords['code-wrong'][language]);
      await seen(page, '2-wrong-code');
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByLabel(account.code[language]).fill(code);
      await page.getByRole('button', { name: account.checkCode[language] }).click();

      await page.getByRole('textbox', { name: account.newPassword[language], exact: true }).fill(newPassword);
      await page.getByRole('textbox', { name: account.repeatPassword[language], exact: true }).fill(newPassword);
      await seen(page, '3-new-password');
      await page.getByRole('button', { name: account.setPassword[language] }).click();

      await expect(page.getByRole('heading', { name: session.login[language] })).toBeVisible();
      await page.getByLabel(session.email[language]).fill(email);
      await page.getByRole('textbox', { name: session.password[language], exact: true }).fill(newPassword);
      await page.getByRole('button', { name: session.login[language], exact: true }).click();
      await expect(page).toHaveURL(/\/private\/article-management\/workspace/);
      await seen(page, '4-workspace');
    });
  });
