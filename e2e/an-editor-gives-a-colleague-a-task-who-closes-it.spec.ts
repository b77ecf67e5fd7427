import { articlePage } from '@naskhah/words/desk-article/article-page';
import { tasks } from '@naskhah/words/tasks/tasks';
import type { APIRequestContext } from '@playwright/test';
import { actorOn } from './actor.ts';
import { expect, test } from './test.ts';

type Rows = { rows: { id: string }[] };

const what = 'Ask the authors for a map';
const outcome = 'The map is in figure 3.';
const colleague = 'Christopher Ling';

/** An article on which the copyeditor works, and that the editor sees. */
const sharedArticle = async (browser: APIRequestContext): Promise<string> => {
  const data = { filters: { view: 'copyediting' }, size: 100 };
  const listed = await browser.post('/api/admin/articles/get-article-listing', { data });
  for (const { id } of ((await listed.json()) as Rows).rows) {
    const answer = await browser.get(`/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${id}`);
    const article = (await answer.json()) as { participant: { name: string }[]; can: { give_tasks: boolean } };
    if (article.can.give_tasks && article.participant.some(({ name }) => name === colleague)) return id;
  }
  throw new Error('no article is copyedited');
};

test.describe('an editor gives a colleague a task, who closes it', () => {
  test('from the page of the article, with a note of what came of it', async ({ as, seen }) => {
    const page = await as('editor');
    const editor = actorOn(page);
    const article = `/private/article-management/article-workflow/${await sharedArticle(page.context().request)}`;

    await test.step('the editor adds it on the page of the article', async () => {
      await page.goto(article);
      await editor.press(tasks.add);
      await editor.press(tasks.give);
      await expect(page.getByText(editor.say(tasks.faultWho))).toBeVisible();
      await editor.write(tasks.what, what);
      await editor.choose(tasks.to, colleague);
      await page.getByLabel(editor.say(tasks.due)).fill('2031-03-01');
      await seen(page, '1-adding');
      await editor.press(tasks.give);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const rail = page.getByRole('complementary', { name: editor.say(articlePage.about) });
      await expect(rail.getByRole('button', { name: what })).toBeVisible();
      await seen(page, '2-on-the-article');
    });

    await test.step('the colleague finds it among their tasks and says what came of it', async () => {
      const other = await as('copyeditor');
      const actor = actorOn(other);
      await other.getByRole('link', { name: actor.say(tasks.title) }).click();
      await seen(other, '3-my-task');
      await other.getByRole('link', { name: what }).click();
      const dialog = other.getByRole('dialog');
      await expect(dialog.getByText('Nurul Huda Ismail')).toBeVisible();
      await dialog.getByRole('textbox', { name: actor.say(tasks.outcome) }).fill(outcome);
      await seen(other, '4-opened');
      await actor.pressTwice(tasks.markDone);
      await expect(dialog).toHaveCount(0);
      await expect(other.getByRole('link', { name: what })).toHaveCount(0);
      await actor.follow(tasks.done);
      await expect(other.getByRole('link', { name: what })).toBeVisible();
      await seen(other, '5-done');
    });

    await test.step('the editor reads it', async () => {
      await page.goto('/private/article-management/user-task?view=given');
      await page.getByRole('link', { name: what }).click();
      await expect(page.getByRole('dialog').getByText(outcome)).toBeVisible();
      await seen(page, '6-read');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(article);
      await expect(page.getByRole('button', { name: what })).toHaveCount(0);
    });
  });
});
