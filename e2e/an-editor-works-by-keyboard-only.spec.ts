import type { ArticleState, DecisionKind } from '@naskhah/kernel/article-words';
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
import { looks } from './look.ts';
import { expect, test } from './test.ts';

type Case = {
  list: string;
  issue: string;
  module: string;
  journal: string;
  from: ArticleState;
  kind: DecisionKind;
  to: ArticleState;
};

/** Each language decides on an article of its own. */
const cases: Record<'en' | 'ms', Case> = {
  en: {
    list: 'Journals',
    issue: 'No. 4 ',
    module: 'Journal Management',
    journal: 'Journal of Equatorial Ecology',
    from: 'first-look',
    kind: 'send-to-review',
    to: 'pending-reviewers',
  },
  ms: {
    list: 'Jurnal',
    issue: 'Bil. 4 ',
    module: 'Pengurusan Jurnal',
    journal: 'Jurnal Ekologi Khatulistiwa',
    from: 'revisions-submitted',
    kind: 'accept',
    to: 'copyediting',
  },
};

for (const look of looks)
  test.describe(`an editor works by keyboard only, in ${look.language}`, () => {
    test.use({ look });

    test('from the login to a decision and an issue in order', async ({ someone, seen }) => {
      const { language } = look;
      const { page } = await someone();
      const keys = keysOn(page);
      const one = cases[language];

      await test.step('logs in and skips to the content', async () => {
        await page.goto('/');
        await page.getByRole('heading', { name: session.login[language] }).waitFor();
        await keys.to('field', session.email[language]);
        await keys.write('editor@demo.test');
        await keys.to('field', session.password[language]);
        await keys.write(password);
        await keys.press('Enter');
        await page.getByRole('heading', { name: workspace.title[language] }).waitFor();
        await page.reload();
        await page.getByRole('row').nth(1).waitFor();
        await keys.to('link', shell.skip[language]);
        await seen(page, '1-skip-link');
        await keys.press('Enter');
        await expect(page.locator('main')).toBeFocused();
      });

      await test.step('jumps to a page from the command palette, and comes back to where it was opened', async () => {
        await keys.to('button', shell.search[language], 'Shift+Tab');
        await keys.press('Enter');
        await keys.expectInDialog();
        await keys.press('Escape');
        await keys.expectBackOn(shell.search[language]);
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
        await keys.to('link', journalSections.volume[language]);
        await keys.press('Enter');
        await page.getByRole('heading', { level: 1, name: issues.listTitle[language] }).waitFor();
        await page.getByRole('row').nth(1).waitFor();
        await keys.to('row', one.issue);
        await keys.press('Enter');
        const contents = page.getByRole('region', { name: issues.contents[language] }).getByRole('listitem');
        await expect(contents).toHaveCount(2);
        const titles = await contents.getByRole('link').allTextContents();
        await keys.to('button', ui.moveDown[language]({ name: titles[0] ?? '' }));
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
        await keys.write(workspace.title[language]);
        await page.getByRole('option', { name: workspace.title[language] }).first().waitFor();
        await keys.toResult(language === 'en' ? 'Article Management' : 'Pengurusan Artikel');
        await keys.press('Enter');
        await page.getByRole('row').nth(1).waitFor();
        await keys.to('link', workspace['needs-my-action'][language]);
        await keys.press('Enter');
        await keys.toExactly('button', workspace.journal[language]);
        await keys.press('Enter');
        await page.getByRole('menuitemcheckbox', { name: one.journal }).waitFor();
        await seen(page, '4-filter-menu');
        // In the narrow picture the filters stand behind a button, and take their open menu along.
        await keys.press('Escape');
        await keys.expectBackOn(workspace.journal[language]);
        await keys.press('Enter');
        await page.getByRole('menuitemcheckbox', { name: one.journal }).waitFor();
        await keys.toEntry(one.journal);
        await keys.press('Enter');
        await expect(page).toHaveURL(/journal=/);
        await keys.press('Escape');
        await keys.expectBackOn(workspace.journal[language]);
        await keys.to('row', stateWords[one.from][language]);
        await seen(page, '5-row');
        await keys.press('Enter');
        await expect(page.getByRole('region', { name: articlePage.turn[language] })).toContainText(
          stateWords[one.from][language],
        );
      });

      await test.step('reads the timeline and decides', async () => {
        await keys.to('button', articlePage.timeline[language]);
        await keys.press('Enter');
        await keys.expectInDialog();
        await keys.press('Escape');
        await keys.expectBackOn(articlePage.timeline[language]);
        const act = deciding.andSo[language]({ decision: decisionWords[one.kind][language] });
        await keys.to('button', act);
        await keys.press('Enter');
        await keys.expectInDialog();
        await keys.press('Escape');
        await keys.expectBackOn(act);
        await keys.press('Enter');
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
        await keys.to('button', decisionWords[one.kind][language]);
        await seen(page, '6-decision');
        await keys.press('Enter');
        await expect(page.getByRole('region', { name: articlePage.turn[language] })).toContainText(
          stateWords[one.to][language],
        );
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
