import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { handsOn } from './hands.ts';
import { looks } from './look.ts';
import { newestMailTo } from './mailbox.ts';
import { newPassword } from './new-person.ts';
import { expect, test } from './test.ts';

const names = { en: 'Hamidah Talib', ms: 'Salmah Daud' };

for (const look of looks)
  test.describe(`a person registers, in ${look.language}`, () => {
    test.use({ look });

    test('with the code of the mail, and completes the profile', async ({ someone, seen }) => {
      const { language } = look;
      const { page } = await someone();
      const hand = handsOn(page, language);
      const email = `${language}-newcomer@example.test`;
      await page.goto('/register');
      await hand.write(account.fullName, names[language]);
      await hand.write(session.email, email);
      await page.getByRole('textbox', { name: session.password[language], exact: true }).fill(newPassword);
      await hand.press(account.createAccount);
      await expect(hand.heading(account.codeTitle)).toBeVisible();
      const code = (await newestMailTo(email)).body.match(/\b\d{6}\b/)?.[0] ?? '';
      await hand.write(account.code, code);
      await hand.press(account.checkCode);
      await expect(hand.heading(account.completeTitle)).toBeVisible();
      await seen(page, 'profile');
    });
  });
