import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { newPassword } from './new-person.ts';
import { expect, test } from './test.ts';

const name = 'Hamidah Talib';

test.describe('a person registers', () => {
  test('with the code of the mail, and completes the profile', async ({ someone, seen }) => {
    const { page } = await someone();
    const actor = actorOn(page);
    const email = 'newcomer@example.test';
    await page.goto('/register');
    await actor.write(account.fullName, name);
    await actor.write(session.email, email);
    await page.getByRole('textbox', { name: session.password.en, exact: true }).fill(newPassword);
    await actor.press(account.createAccount);
    await expect(actor.heading(account.codeTitle)).toBeVisible();
    const code = (await newestMailTo(email)).body.match(/\b\d{6}\b/)?.[0] ?? '';
    await actor.write(account.code, code);
    await actor.press(account.checkCode);
    await expect(actor.heading(account.completeTitle)).toBeVisible();
    await seen(page, 'profile');
  });
});
