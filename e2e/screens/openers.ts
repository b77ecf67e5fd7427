/** What opens over a screen without anything being done yet: its menus, and the dialogs of buttons that only ask, questions among them. */
import { presetPage } from '@naskhah/words/access/preset-words';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { invitations } from '@naskhah/words/identity/invitations';
import { ownEmails } from '@naskhah/words/identity/own-emails';
import { peoplePages } from '@naskhah/words/identity/people';
import { personPage } from '@naskhah/words/identity/person-page';
import { issues } from '@naskhah/words/publishing/issues';
import { refCode } from '@naskhah/words/reference-data/ref-code';
import { shell } from '@naskhah/words/shell';
import { messaging } from '@naskhah/words/tasks/messages';
import { tasks } from '@naskhah/words/tasks/tasks';
import { ui } from '@naskhah/words/ui';
import { deciding } from '@naskhah/words/workflow/deciding';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Look, looks } from '../look.ts';
import { screenLooksRight } from '../seen.ts';

const ofWords = [
  ...[shell.search, ui.manuals, articlePage.timeline, articlePage.readLetter, messaging.write, tasks.add],
  ...[reviewRound.find, reviewRound.assignEditor, reviewRound.assignCopyeditor, reviewRound.assignLayout],
  ...[deciding.addGalley, issues.addVolume, issues.addIssue, refCode.add, refCode.import],
  ...[presetPage.add, presetPage.edit, invitations.invite, invitations.inviteByMail, peoplePages.invite],
  ...[issues.request, issues.approve, issues.approveFinally, deciding.finish],
  ...[personPage.addEmail, ownEmails.add, accountSecurity.makeKey],
];

const dialogButtons = ({ language }: Look): string[] => [
  ...ofWords.map((text) => text[language]),
  ...Object.values(decisionWords).map((kind) => deciding.andSo[language]({ decision: kind[language] })),
];

/** Menus by what they are called; those of the rows of a list are alike, and one stands for all. */
const menusOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-haspopup="menu"]')];
    const shown = buttons.filter((button) => button.checkVisibility());
    const rows = new Set<Element>();
    return shown.flatMap((button) => {
      const list = button.closest('tr, li')?.parentElement;
      if (list && rows.has(list)) return [];
      if (list) rows.add(list);
      button.dataset.menu = button.ariaLabel ?? button.textContent ?? '';
      return [button.dataset.menu];
    });
  });

const opened = new Map(looks.map(({ language }) => [language, new Set<string>()]));

/** Opens everything that was not opened yet in this look, and leaves the screen with nothing open. */
export const openedLooksRight = async (page: Page, name: string, look: Look): Promise<void> => {
  const before = opened.get(look.language) ?? new Set();
  const isNew = (key: string): boolean => {
    if (before.has(key)) return false;
    before.add(key);
    return true;
  };
  const close = async (overlay: Locator) => {
    for (let left = await overlay.count(); left > 0; left = await overlay.count()) {
      await page.keyboard.press('Escape');
      await overlay.nth(left - 1).waitFor({ state: 'hidden' });
    }
  };
  for (const menu of (await menusOf(page)).filter(isNew)) {
    await page
      .locator(`[data-menu=${JSON.stringify(menu)}]`)
      .first()
      .click();
    await page.getByRole('menu').waitFor();
    // At another width the button of a menu may be hidden behind another one.
    await screenLooksRight(page, `${name}-menu-${menu.replace(/\W+/g, '-')}`, look, { widths: [1280] });
    await close(page.getByRole('menu'));
  }
  for (const words of dialogButtons(look)) {
    const button = page.getByRole('button', { name: words, exact: true }).first();
    if (!(await button.isVisible()) || !(await button.isEnabled()) || !isNew(words)) continue;
    await button.click();
    await page.getByRole('dialog').waitFor();
    await screenLooksRight(page, `${name}-${words.replace(/\W+/g, '-')}`, look, { widths: [1280, 360] });
    await close(page.getByRole('dialog'));
    await expect.soft(button, `the focus is back on ${words}, ${name}`).toBeFocused();
  }
};
