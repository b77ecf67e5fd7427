import { articlePage } from '@naskhah/words/desk-article/article-page';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { palette } from '@naskhah/words/palette';
import { issues } from '@naskhah/words/publishing/issues';
import { shell } from '@naskhah/words/shell';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

const all = '/private/article-management/workspace?view=all';
/** Of the list, once it is there: grey rows are no rows that one could open. */
const row = (page: Page, place: number) => page.locator('tbody [role="row"]').nth(place - 1);
const openPalette = async (page: Page, typed = '') => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: shell.search.en })).toBeFocused();
  await page.keyboard.type(typed);
};

test.describe('keys and palette lead everywhere', () => {
  test('j and k walk through a list, Enter opens, / searches, and none of them does while one types', async ({
    as,
  }) => {
    const page = await as('editor');
    await page.goto(all);
    await row(page, 3).waitFor();
    await page.keyboard.press('j');
    await expect(row(page, 1)).toBeFocused();
    await page.keyboard.press('j');
    await expect(row(page, 2)).toBeFocused();
    await page.keyboard.press('k');
    await expect(row(page, 1)).toBeFocused();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: workspace.search.en });
    await expect(search).toBeFocused();
    await page.keyboard.type('jk?/');
    await expect(search).toHaveValue('jk?/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(all);
    await row(page, 3).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/article-workflow/);
  });

  test('? shows the keys, where who does not want them turns the single ones off', async ({ as, seen }) => {
    const page = await as('editor');
    await page.goto(all);
    await row(page, 3).waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: palette.shortcuts.en });
    await keys.waitFor();
    await seen(page, 'keys');
    await keys.getByRole('checkbox', { name: palette.shortcutsUse.en }).click();
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(keys).toHaveCount(0);
    await expect(row(page, 1)).not.toBeFocused();
    // The palette is no single key: it leads back to them.
    await openPalette(page, 'shortcuts');
    await page.keyboard.press('Enter');
    await keys.getByRole('checkbox', { name: palette.shortcutsUse.en }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(row(page, 1)).toBeFocused();
  });

  test('the palette does what the bar of the open article offers', async ({ as, seen }) => {
    const page = await as('editor');
    await page.goto('/private/article-management/workspace?view=pending-reviewers');
    await row(page, 1).click();
    await page.getByRole('region', { name: articlePage.turn.en }).waitFor();
    await expect(page.getByRole('button', { name: reviewRound.find.en })).toHaveCount(1);
    await openPalette(page);
    await expect(page.getByRole('group', { name: palette.groupActs.en }).getByRole('option')).not.toHaveCount(0);
    await seen(page, 'acts');
    await page.keyboard.type(reviewRound.find.en);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: reviewRound.find.en }).waitFor();
  });

  test('the palette finds the people whom one may look up, and nobody else', async ({ as }) => {
    const person = 'Nurul Huda';
    const administrator = await as('admin');
    await openPalette(administrator, person);
    await administrator.getByRole('group', { name: palette.groupPeople.en }).getByRole('option').first().waitFor();
    await administrator.keyboard.press('Enter');
    await expect(administrator).toHaveURL(/user-management\/[0-9a-f-]{36}$/);
    const author = await as('author');
    await openPalette(author, person);
    await quiet(author);
    const asked = await author.request.post('/api/admin/desk/command-search', { data: { q: person } });
    expect(((await asked.json()) as { people: unknown[] }).people).toEqual([]);
    await expect(author.getByRole('group', { name: palette.groupPeople.en })).toHaveCount(0);
  });

  test('the palette adds an issue to a journal whose issues one handles', async ({ as }) => {
    const page = await as('manager');
    await openPalette(page, 'New issue');
    await page
      .getByRole('option', { name: /^New issue/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: issues.addIssue.en }).waitFor();
  });

  test('the number of an article is read whole in the top bar, at any text size', async ({ as }) => {
    const page = await as('editor');
    await page.goto(all);
    await row(page, 1).click();
    const number = page.getByRole('navigation', { name: shell.breadcrumb.en }).locator('[aria-current]');
    await number.waitFor();
    for (const width of [1280, 1366, 1920])
      for (const size of ['xs', 'sm', 'md', 'lg', 'xl']) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((wanted) => {
          document.documentElement.dataset.textSize = wanted;
        }, size);
        const cut = await number.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
        const over = await number.evaluate((shown) => {
          const after = [...document.querySelectorAll('header button')].find((button) =>
            button.textContent?.includes('K'),
          );
          return shown.getBoundingClientRect().right - (after?.getBoundingClientRect().left ?? 0);
        });
        expect([width, size, cut, over < 0]).toEqual([width, size, 0, true]);
      }
  });
});
