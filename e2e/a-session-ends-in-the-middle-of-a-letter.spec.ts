import { session } from '@naskhah/words/identity/session';
import { sessionEnded } from '@naskhah/words/identity/session-ended';
import { messaging } from '@naskhah/words/tasks/messages';
import { ui } from '@naskhah/words/ui';
import type { Page } from '@playwright/test';
import { actorOn } from './actor.ts';
import { password } from './logged-in.ts';
import { writtenForms } from './screens/forms.ts';
import { expect, test } from './test.ts';

const letter = 'Dear author, please look at the second table once more. 🌧';
const { open, field } = writtenForms.message;

const logIn = async (page: Page, who: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: session.ended.en });
  await dialog.getByRole('textbox', { name: session.email.en }).fill(`${who}@demo.test`);
  await dialog.getByLabel(session.password.en, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: session.login.en, exact: true }).click();
};

test.describe('a session ends in the middle of a letter', () => {
  test('and the same person logs in over it: the text stays, and what was asked for is done', async ({ as, seen }) => {
    const page = await as('editor');
    const actor = actorOn(page);
    await open(page, actor);
    await field(page, actor).fill(letter);
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await page.context().clearCookies();
    await actor.press(messaging.send);
    await expect(page.getByRole('dialog', { name: session.ended.en })).toBeVisible();
    await seen(page, 'asked');
    await logIn(page, 'editor');
    await expect(page.getByText(letter)).toBeVisible();
    await expect(page.getByText(ui.messageSent.en).first()).toBeVisible();
  });

  test('and the page is loaded anew: the text is there again after the login', async ({ as }) => {
    const page = await as('editor');
    const actor = actorOn(page);
    await open(page, actor);
    await field(page, actor).fill(letter);
    await page.context().clearCookies();
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await page.getByRole('textbox', { name: session.email.en }).fill('editor@demo.test');
    await page.getByLabel(session.password.en, { exact: true }).fill(password);
    await page.getByRole('button', { name: session.login.en, exact: true }).click();
    await page.waitForURL('**/private/**');
    await open(page, actor);
    await expect(field(page, actor)).toHaveValue(letter);
  });

  test('and another person logs in: nothing is sent or shown to them, and the letter goes only when they say so', async ({
    as,
    seen,
  }) => {
    const page = await as('editor');
    const actor = actorOn(page);
    await open(page, actor);
    await field(page, actor).fill(letter);
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    const sent: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/save-message')) sent.push(answer.status());
    });
    await page.context().clearCookies();
    await actor.press(messaging.send);
    await logIn(page, 'copyeditor');
    const asked = page.getByRole('dialog', { name: sessionEnded.otherTitle.en });
    await expect(asked).toContainText('Christopher Ling');
    await expect(asked).toContainText('Nurul Huda Ismail');
    await seen(page, 'another');
    await asked.getByRole('button', { name: sessionEnded.back.en }).click();
    await expect(page.getByRole('dialog', { name: session.ended.en })).toBeVisible();
    expect((await page.request.post('/api/admin/articles/get-article-listing', { data: {} })).status()).toBe(401);
    await logIn(page, 'copyeditor');
    await asked.getByRole('button', { name: sessionEnded.goOn.en }).click();
    await expect(page.getByText('Christopher Ling').first()).toBeVisible();
    await expect(page.getByText(letter)).toHaveCount(0);
    expect(sent).toEqual([401]);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('second table');
  });
});
