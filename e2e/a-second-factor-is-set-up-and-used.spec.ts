import { appCode } from '@naskhah/testing/app-code';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { session } from '@naskhah/words/identity/session';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { refusalWords } from '@naskhah/words/refusals';
import type { Page } from '@playwright/test';
import { actorOn } from './actor.ts';
import { newPassword, newPerson } from './new-person.ts';
import { expect, test } from './test.ts';

const name = 'Jamilah Osman';
const step = 30_000;
/** Codes work once, so each step of the clock gives one: the present, then the one that clocks may be ahead by. */
const codeOf = (secret: string, stepsAhead: number) => appCode(secret, new Date(Date.now() + stepsAhead * step));

test.describe('a second factor is set up and used', () => {
  test('with the app, with a recovery code, and turned off again', async ({ someone, seen }) => {
    const { page, context } = await someone();
    const email = await newPerson(context.request, name);
    const actor = actorOn(page);
    await page.goto('/private/user/user-profile?part=security');
    await actor.press(accountSecurity.setUp);
    await expect(page.getByRole('img', { name: actor.say(accountSecurity.qr) })).toBeVisible();
    await seen(page, '1-set-up');
    const secret = ((await page.locator('dialog code, [role="dialog"] code').textContent()) ?? '').replaceAll(' ', '');
    await actor.write(accountSecurity.appCode, codeOf(secret, 0));
    await actor.press(accountSecurity.turnOn);
    await expect(actor.heading(accountSecurity.recoveryTitle)).toBeVisible();
    await seen(page, '2-recovery-codes');
    const recovery = await page.getByRole('dialog').getByRole('listitem').allTextContents();
    expect(recovery).toHaveLength(10);
    await actor.press(accountSecurity.codesKept);
    await expect(page.getByText(actor.say(accountSecurity.factorOn), { exact: true })).toBeVisible();
    await seen(page, '3-on');

    const logIn = async (at: Page) => {
      await at.goto('/');
      await at.getByLabel(session.email.en).fill(email);
      await at.getByRole('textbox', { name: session.password.en, exact: true }).fill(newPassword);
      await at.getByRole('button', { name: session.login.en, exact: true }).click();
      await expect(at.getByRole('heading', { name: signingIn.secondTitle.en })).toBeVisible();
    };
    const give = async (at: Page, code: string) => {
      await at.getByLabel(signingIn.code.en).fill(code);
      await at.getByRole('button', { name: signingIn.goOn.en }).click();
    };
    const elsewhere = await someone();
    await logIn(elsewhere.page);
    await seen(elsewhere.page, '4-second-step');
    await give(elsewhere.page, '000000');
    await expect(elsewhere.page.getByRole('dialog')).toContainText(refusalWords['factor-wrong'].en);
    await elsewhere.page.getByRole('dialog').getByRole('button').last().click();
    await give(elsewhere.page, codeOf(secret, 1));
    await expect(elsewhere.page).toHaveURL(/\/private\/article-management\/workspace/);

    const third = await someone();
    await logIn(third.page);
    await give(third.page, recovery[0] ?? '');
    await expect(third.page).toHaveURL(/\/private\/article-management\/workspace/);

    await actor.press(accountSecurity.turnOff);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: accountSecurity.presentPassword.en }).fill(newPassword);
    await dialog.getByRole('textbox', { name: signingIn.code.en }).fill(recovery[1] ?? '');
    await seen(page, '5-turn-off');
    await dialog.getByRole('button', { name: accountSecurity.turnOff.en, exact: true }).click();
    await expect(page.getByText(actor.say(accountSecurity.factorOff), { exact: true })).toBeVisible();
  });
});
