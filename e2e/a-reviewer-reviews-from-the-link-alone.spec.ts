import { recommendationWords } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import type { APIRequestContext } from '@playwright/test';
import { newestMailTo } from './mailbox.ts';
import { expect, test } from './test.ts';

/** An article of the demo world whose round waits for reviewers, in the editor's own list. */
const waitingArticle = async (editor: APIRequestContext): Promise<string> => {
  const data = { filters: { view: 'pending-reviewers' }, size: 50 };
  const answer = await editor.post('/api/admin/articles/get-article-listing', { data });
  const { rows } = (await answer.json()) as { rows: { id: string; round: number }[] };
  const found = rows.find((row) => row.round > 0);
  if (!found) throw new Error('the demo world has no article that waits for reviewers');
  return found.id;
};

test.describe('a reviewer reviews from the link alone', () => {
  test('without an account, and the report reaches the editor', async ({ as, someone, seen }) => {
    const editor = await as('editor');
    const article = await waitingArticle(editor.context().request);
    const email = 'reviewer-by-link@example.test';
    const data = { kind: 'review', article_id: article, person: { name: 'Halimah Saadiah', email } };
    expect((await editor.context().request.post('/api/admin/tasks/request/save-request', { data })).ok()).toBe(true);
    const link = (await newestMailTo(email)).body.match(/https?:\/\/\S+\/review\/\S+/)?.[0] ?? '';

    const { page } = await someone();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: reviewing.linkTitle.en })).toBeVisible();
    await expect(page.getByText(reviewing.linkNothingYet.en)).toBeVisible();
    await seen(page, '1-link');
    await page.getByRole('button', { name: reviewing.openInvitation.en }).click();
    await expect(page.getByRole('button', { name: reviewing.accept.en })).toBeVisible();
    await seen(page, '2-invitation');
    await page.getByRole('button', { name: reviewing.accept.en }).click();

    const choice = recommendationWords['minor-revision'].en;
    // The label, as a person would: a click that an overlay still covers is tried again.
    await page.getByText(choice, { exact: true }).click();
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
    await page.getByRole('textbox', { name: reviewing.toAuthor.en }).fill('Sila tambah siri aras air. 🌿 شكرا');
    await page.getByRole('textbox', { name: reviewing.toEditor.en }).fill('Kajian yang baik.');
    await seen(page, '3-review');
    await page.getByRole('button', { name: reviewing.submit.en }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(reviewing.thanks.en)).toBeVisible();
    await seen(page, '4-thanks');

    await page.goto('/private/article-management/workspace');
    await expect(page).toHaveURL(/\/\?next=/);
    await editor.goto(`/private/article-management/article-workflow/${article}`);
    await expect(editor.getByText('Halimah Saadiah').first()).toBeVisible();
    await seen(editor, '5-record');
  });
});
