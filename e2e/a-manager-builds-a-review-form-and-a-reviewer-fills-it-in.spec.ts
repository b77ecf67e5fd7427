import { builder, formList, questionTypeWords } from '@naskhah/words/forms/form-builder';
import { ui } from '@naskhah/words/ui';
import { recommendationWords, reviewRound } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import type { APIRequestContext } from '@playwright/test';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { expect, test } from './test.ts';

type Waiting = { id: string; round: number; journal_id: string };

/** An article whose round waits for reviewers, with its journal. */
const waitingArticle = async (editor: APIRequestContext): Promise<Waiting> => {
  const data = { filters: { view: 'pending-reviewers' }, size: 50 };
  const answer = await editor.post('/api/admin/articles/get-article-listing', { data });
  const found = ((await answer.json()) as { rows: Waiting[] }).rows.find(({ round }) => round > 0);
  if (!found) throw new Error('the demo world has no article that waits for reviewers');
  return found;
};

test.describe('a manager builds a review form', () => {
  test('and a reviewer fills it in, and the editor reads the answers', async ({ as, someone, seen }) => {
    const editor = await as('editor');
    const article = await waitingArticle(editor.context().request);
    const page = await as('manager');
    const manager = actorOn(page);
    const sampling = 'Is the sampling sound?';

    await test.step('the form is built by keys and buttons, and says what has to be mended', async () => {
      await page.goto(`/private/journal-management/journal-information/${article.journal_id}/form_builder`);
      await manager.press(formList.add);
      await manager.write(formList.titleEn, 'Questions on sampling');
      await manager.write(formList.titleMs, 'Soalan tentang pensampelan');
      await page.getByRole('dialog').getByRole('button', { name: formList.add.en }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Questions on sampling' })).toBeVisible();
      await page.getByRole('button', { name: questionTypeWords.choice.en, exact: true }).click();
      await manager.write(builder.labelEn, sampling);
      await expect(page.getByRole('button', { name: builder.toMend.en({ count: 2 }) })).toBeVisible();
      await manager.write(builder.labelMs, 'Adakah pensampelan ini kukuh?');
      for (const [at, [en, ms]] of [
        ['Yes', 'Ya'],
        ['No', 'Tidak'],
      ].entries()) {
        await page.getByRole('textbox', { name: builder.optionEn.en({ place: at + 1 }) }).fill(en ?? '');
        await page.getByRole('textbox', { name: builder.optionMs.en({ place: at + 1 }) }).fill(ms ?? '');
      }
      await page.getByRole('checkbox', { name: builder.author.en }).check();
      await page.getByRole('button', { name: questionTypeWords.section.en, exact: true }).click();
      await manager.write(builder.partEn, 'Methods');
      await manager.write(builder.partMs, 'Kaedah');
      await page.getByRole('button', { name: ui.moveUp.en({ name: 'Methods' }) }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'A. Methods' })).toBeVisible();
      await seen(page, '1-builder');
    });

    await test.step('a version is published and chosen for reviews', async () => {
      await manager.pressNamed(builder.publishVersion.en({ number: 1 }));
      await manager.confirm();
      await expect(page.getByText(builder.inUse.en({ number: 1, answers: 0 }))).toBeVisible();
      await page.goto(`/private/journal-management/journal-information/${article.journal_id}/form_builder`);
      await page.getByRole('button', { name: `${formList.acts.en}: Questions on sampling` }).click();
      await page.getByRole('menuitem', { name: formList.use.en }).click();
      await manager.confirm();
      await expect(page.getByRole('row').filter({ hasText: 'Questions on sampling' })).toContainText(
        formList.forReviews.en,
      );
      await seen(page, '2-forms');
    });

    const email = 'sampling@example.test';
    const name = 'Zulaikha Rahman';
    await test.step('the reviewer who is invited now is asked it', async () => {
      const data = { kind: 'review', article_id: article.id, person: { name, email } };
      expect((await editor.context().request.post('/api/admin/tasks/request/save-request', { data })).ok()).toBe(true);
      const link = (await newestMailTo(email)).body.match(/https?:\/\/\S+\/review\/\S+/)?.[0] ?? '';
      const { page: guest } = await someone();
      await guest.goto(link);
      await guest.getByRole('button', { name: reviewing.openInvitation.en }).click();
      await guest.getByRole('button', { name: reviewing.accept.en }).click();
      await expect(guest.getByRole('heading', { name: 'Methods' })).toBeVisible();
      await guest.getByRole('radio', { name: 'No', exact: true }).check();
      await expect(guest.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
      await guest.reload();
      await guest.getByRole('button', { name: reviewing.openReview.en }).click();
      await expect(guest.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
      await guest.getByText(recommendationWords['major-revision'].en, { exact: true }).click();
      await guest.getByRole('textbox', { name: reviewing.toAuthor.en }).fill('The plots are too few.');
      await seen(guest, '3-review');
      await guest.getByRole('button', { name: reviewing.submit.en }).click();
      await guest.getByRole('dialog').getByRole('button', { name: ui.ok.en }).click();
      await expect(guest.getByText(reviewing.thanks.en)).toBeVisible();
      await expect(guest.getByText(sampling)).toBeVisible();
    });

    await test.step('the editor reads the answer beside the report', async () => {
      await editor.goto(`/private/article-management/article-workflow/${article.id}?part=review`);
      await editor
        .getByRole('row')
        .filter({ hasText: name })
        .getByRole('button', { name: reviewRound.readReport.en })
        .click();
      const report = editor.getByRole('dialog');
      await expect(report.getByText(sampling)).toBeVisible();
      await expect(report.getByText('No', { exact: true })).toBeVisible();
      await seen(editor, '4-report');
    });
  });
});
