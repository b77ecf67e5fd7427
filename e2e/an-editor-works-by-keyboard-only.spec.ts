import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { session } from '@naskhah/words/identity/session';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { issues } from '@naskhah/words/publishing/issues';
import { shell } from '@naskhah/words/shell';
import { ui } from '@naskhah/words/ui';
import { deciding } from '@naskhah/words/workflow/deciding';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { keysOn } from './keys.ts';
import { password } from './logged-in.ts';
import { expect, test } from './test.ts';

const one = {
  list: 'Journals',
  issue: 'No. 4 ',
  module: 'Journal Management',
  journal: 'Journal of Equatorial Ecology',
  from: 'first-look',
  kind: 'send-to-review',
  to: 'pending-reviewers',
} as const;

test.describe('an editor works by keyboard only', () => {
  test('from the login to a decision and an issue in order', async ({ someone, seen }) => {
    const { page } = await someone();
    const keys = keysOn(page);

    await test.step('logs in and skips to the content', async () => {
      await page.goto('/');
      await page.getByRole('heading', { name: session.login.en }).waitFor();
      await keys.to('field', session.email.en);
      await keys.write('editor@demo.test');
      await keys.to('field', session.password.en);
      await keys.write(password);
      await keys.press('Enter');
      await page.getByRole('heading', { name: workspace.title.en }).waitFor();
      await page.reload();
      await page.getByRole('row').nth(1).waitFor();
      await keys.to('link', shell.skip.en);
      await seen(page, '1-skip-link');
      await keys.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });

    await test.step('jumps to a page from the command palette, and comes back to where it was opened', async () => {
      await keys.to('button', shell.search.en, 'Shift+Tab');
      await keys.press('Enter');
      await keys.expectInDialog();
      await keys.press('Escape');
      await keys.expectBackOn(shell.search.en);
      await keys.press('Control+k');
      await keys.expectInDialog();
      await keys.write(one.list);
      await page.getByRole('option', { name: one.list }).first().waitFor();
      await seen(page, '2-palette');
      await keys.toResult(one.module);
      await keys.press('Enter');
      await page.getByRole('row').nth(1).waitFor();
      await keys.to('row', one.journal);
      await keys.press('Enter');
      await page.getByRole('heading', { level: 1, name: one.journal }).waitFor();
    });

    await test.step('puts the contents of an issue in order', async () => {
      await keys.to('link', journalSections.volume.en);
      await keys.press('Enter');
      await page.getByRole('heading', { level: 2, name: journalSections.volume.en }).waitFor();
      await page.getByRole('row').nth(1).waitFor();
      await keys.to('row', one.issue);
      await keys.press('Enter');
      const contents = page.getByRole('region', { name: issues.contents.en }).getByRole('listitem');
      await expect(contents).toHaveCount(2);
      const titles = await contents.getByRole('link').allTextContents();
      await keys.to('button', ui.moveDown.en({ name: titles[0] ?? '' }));
      await keys.press('Enter');
      await expect(contents.nth(1)).toContainText(titles[0] ?? '');
      await keys.expectBackOn(titles[0] ?? '');
      await seen(page, '3-contents');
      await keys.press('Alt+ArrowUp');
      await expect(contents.nth(0)).toContainText(titles[0] ?? '');
      await keys.expectBackOn(titles[0] ?? '');
    });

    await test.step('filters the workspace and opens an article with Enter', async () => {
      await keys.press('Control+k');
      await keys.expectInDialog();
      await keys.write(workspace.title.en);
      await page.getByRole('option', { name: workspace.title.en }).first().waitFor();
      await keys.toResult('Article Management');
      await keys.press('Enter');
      await page.getByRole('row').nth(1).waitFor();
      await keys.to('link', workspace['needs-my-action'].en);
      await keys.press('Enter');
      await keys.toExactly('button', workspace.journal.en);
      await keys.press('Enter');
      await page.getByRole('menuitemcheckbox', { name: one.journal }).waitFor();
      await seen(page, '4-filter-menu');
      // In the narrow picture the filters stand behind a button, and take their open menu along.
      await keys.press('Escape');
      await keys.expectBackOn(workspace.journal.en);
      await keys.press('Enter');
      await page.getByRole('menuitemcheckbox', { name: one.journal }).waitFor();
      await keys.toEntry(one.journal);
      await keys.press('Enter');
      await expect(page).toHaveURL(/journal=/);
      await keys.press('Escape');
      await keys.expectBackOn(workspace.journal.en);
      await keys.to('row', stateWords[one.from].en);
      await seen(page, '5-row');
      await keys.press('Enter');
      await expect(page.getByRole('region', { name: articlePage.turn.en })).toContainText(stateWords[one.from].en);
    });

    await test.step('reads the timeline and decides', async () => {
      await keys.to('button', articlePage.timeline.en);
      await keys.press('Enter');
      await keys.expectInDialog();
      await keys.to('button', ui.viewEmail.en);
      await keys.press('Enter');
      await page.getByRole('dialog', { name: ui.emailContent.en }).waitFor();
      await keys.press('Escape');
      await keys.expectBackOn(ui.viewEmail.en);
      await keys.press('Escape');
      await keys.expectBackOn(articlePage.timeline.en);
      const act = deciding.andSo.en({ decision: decisionWords[one.kind].en });
      await keys.to('button', act);
      await keys.press('Enter');
      await keys.expectInDialog();
      await keys.press('Escape');
      await keys.expectBackOn(act);
      await keys.press('Enter');
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await keys.to('button', decisionWords[one.kind].en);
      await seen(page, '6-decision');
      await keys.press('Enter');
      await expect(page.getByRole('region', { name: articlePage.turn.en })).toContainText(stateWords[one.to].en);
    });

    await test.step('goes back to the list as it was filtered', async () => {
      // The key for this is the browser's own, and a browser without a window has none.
      await page.goBack();
      await expect(page).toHaveURL(/journal=/);
      await page.getByRole('row').nth(1).waitFor();
      await seen(page, '7-back');
    });
  });
});
