import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { wizard } from '@naskhah/words/submissions/wizard';
import { ui } from '@naskhah/words/ui';
import { deciding } from '@naskhah/words/workflow/deciding';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { handsOn } from './hands.ts';
import { decide } from './manuscript/edits.ts';
import { quiet } from './quiet.ts';
import { listedArticles } from './screens/listed-articles.ts';
import { expect, test } from './test.ts';

test.describe('a trouble is told and nothing is lost', () => {
  test('when another tab has decided meanwhile', async ({ as, seen }) => {
    const first = handsOn(await as('editor'));
    const waiting = (await listedArticles(first.page.request)).filter(
      ({ state, number }) => state === 'under-review' && number.startsWith('JEK'),
    );
    const address = `/private/article-management/article-workflow/${waiting[0]?.id}`;
    const second = handsOn(await first.page.context().newPage());
    await first.page.goto(address);
    await second.page.goto(address);
    await first.pressNamed(deciding.andSo.en({ decision: decisionWords['request-revisions'].en }));
    const dialog = first.page.getByRole('dialog');
    const letter = 'Surat yang lama ditulis.';
    await dialog.getByRole('textbox', { name: deciding.mail.en }).fill(letter);
    await decide(second, 'decline');
    await dialog.getByRole('button', { name: decisionWords['request-revisions'].en }).click();
    await expect(dialog.getByText(articlePage.changed.en)).toBeVisible();
    await expect(dialog).toContainText(stateWords.declined.en);
    await expect(dialog.getByText(articlePage.noLonger.en)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: deciding.mail.en })).toHaveValue(letter);
    await seen(first.page, 'stale');
  });

  test('when the line breaks in the middle of a draft', async ({ as, seen }) => {
    const author = handsOn(await as('author'));
    const { page } = author;
    await page.goto('/private/article-management/my-submissions');
    await page.getByRole('row').filter({ hasText: 'Draft' }).last().click();
    await page
      .getByRole('link', { name: new RegExp(wizard.metadata.en) })
      .first()
      .click();
    await expect(author.heading(wizard.metadata)).toBeVisible();
    // What draws its menus must be there already when it is turned to the other language.
    await page.getByRole('button', { name: /^EN, / }).focus();
    await quiet(page);
    await page.context().setOffline(true);
    const title = 'Ditulis tanpa sambungan';
    await author.write(wizard.title, title);
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeVisible({ timeout: 20_000 });
    await seen(page, 'offline');
    await page.context().setOffline(false);
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeHidden({ timeout: 40_000 });
    await page.reload();
    await expect(page.getByRole('textbox', { name: wizard.title.en }).first()).toHaveText(title);
  });

  test('when an address belongs to others, who are not named', async ({ as }) => {
    const editor = await as('editor');
    const [article] = await listedArticles(editor.request);
    const stranger = await as('reviewer2');
    await stranger.goto(`/private/article-management/submission/${article?.id}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(wizard.notFound.en);
    await stranger.goto(`/private/journal-management/issues/${article?.id}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(ui.notFound.en);
    await stranger.goto('/private/journal-management/journal-verification');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(ui.noPermission.en);
  });
});
