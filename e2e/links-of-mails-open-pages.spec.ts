import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { newestMailTo } from './mailbox.ts';
import { expect, test } from './test.ts';

test('the link of a registration confirms the address by its button, once, and completes the profile', async ({
  someone,
  seen,
}) => {
  const { page, context } = await someone();
  const email = 'devi@example.test';
  const proof = await solvedPuzzle({
    post: async (path) => ({ body: await (await context.request.post(path, { data: {} })).json() }),
  });
  const answer = await context.request.post('/api/portal/register-user', {
    data: { proof, usr_email: email, usr_password: 'gambut pulih sepuluh tahun', usr_name: 'Devi Subramaniam' },
  });
  expect(answer.ok()).toBe(true);
  const link = (await newestMailTo(email)).body.match(/\/update-profile#\S+/)?.[0] ?? '';
  await page.goto(link);
  await seen(page, '1-profile-link');
  await page.getByRole('button', { name: 'Continue to my profile' }).click();
  await expect(page.getByLabel('How we address you')).toHaveValue('Devi');
  await expect(page).toHaveURL('/update-profile');

  const other = await someone();
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Continue to my profile' }).click();
  await expect(other.page.getByRole('dialog')).toContainText('used already or is too old');
  await other.page.goto('/');
  await other.page.goto('/update-profile');
  await expect(other.page).toHaveURL('/');
});

test('the link of a co-author shows what it is about and confirms by its button', async ({ someone, seen }) => {
  const mail = await newestMailTo('Please confirm that you are an author');
  const { page } = await someone();
  await page.goto(mail.body.match(/\/authorship\/\S+/)?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that you are an author');
  await seen(page, '2-authorship');
  await page.getByRole('button', { name: 'Confirm my authorship' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have confirmed your authorship');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have confirmed your authorship');
  await page.getByRole('button', { name: 'I am not an author of this article' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('I only lent the microscope.');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You said that you are not an author');
  await expect(page.getByText('I only lent the microscope.')).toBeVisible();
  await seen(page, '3-not-an-author');
  await page.goto(`/authorship/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not good');
});
