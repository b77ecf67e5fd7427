import { appCode } from '@naskhah/testing/app-code';
import { personPage } from '@naskhah/words/identity/person-page';
import { session } from '@naskhah/words/identity/session';
import type { APIRequestContext } from '@playwright/test';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { newPassword, newPerson } from './new-person.ts';
import { expect, test } from './test.ts';

const name = 'Rohana Talib';
const reason = 'Came to the counter with an identity card';

const turnOn = async (browser: APIRequestContext): Promise<void> => {
  const base = '/api/admin/identity';
  const { ticket, secret } = await (await browser.post(`${base}/begin-second-factor`, { data: {} })).json();
  const data = { ticket, code: appCode(secret, new Date()) };
  expect((await browser.post(`${base}/confirm-second-factor`, { data })).ok()).toBe(true);
};

test.describe('an administrator lets a person in who lost their phone', () => {
  test('by turning the second factor off, with a reason', async ({ as, someone, seen }) => {
    const { page: lost, context } = await someone();
    const email = await newPerson(context.request, name);
    await turnOn(context.request);

    await test.step('on the record of the person', async () => {
      const page = await as('admin');
      const admin = actorOn(page);
      await page.goto(`/private/user/user-management?q=${email}`);
      await page.getByRole('link', { name: name }).click();
      await page.getByRole('link', { name: admin.say(personPage.sessions) }).click();
      await seen(page, '1-on');
      await admin.press(personPage.turnOff);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: admin.say(personPage.reason) }).fill(reason);
      await seen(page, '2-asked');
      await admin.confirm();
      await expect(page.getByText(admin.say(personPage.factorOff))).toBeVisible();
      await expect(page.getByText(admin.say(personPage.noSessions))).toBeVisible();
      await seen(page, '3-off');
    });

    await test.step('who is told, and logs in with the password alone', async () => {
      expect((await newestMailTo(email)).body).toContain(reason);
      await lost.goto('/');
      await lost.getByLabel(session.email.en).fill(email);
      await lost.getByRole('textbox', { name: session.password.en, exact: true }).fill(newPassword);
      await lost.getByRole('button', { name: session.login.en, exact: true }).click();
      await expect(lost).toHaveURL(/\/private\/article-management\/workspace/);
    });
  });
});
