/** An issue from its first day to its readers: contents by one, the last word by another. */

import { journalSections } from '@naskhah/words/journals/journal-sections';
import { issueStateWords, issues } from '@naskhah/words/publishing/issues';
import { expect } from '@playwright/test';
import type { Hands } from '../hands.ts';
import type { Manuscript } from './manuscript.ts';

const expectIssue = (hand: Hands, state: keyof typeof issueStateWords): Promise<void> =>
  expect(hand.page.getByRole('region', { name: hand.say(issues.steps) })).toContainText(
    hand.say(issueStateWords[state]),
  );

/** Opens an issue of this year and sets the article into it; answers the address of the issue. */
export const compileIssue = async (
  hand: Hands,
  paper: Manuscript,
  seen: (name: string) => Promise<void>,
): Promise<string> => {
  const { page, say } = hand;
  const title = paper.title.en;
  await page.goto('/private/journal-management/journal-list');
  await page.getByRole('row').filter({ hasText: paper.journal }).click();
  await hand.follow(journalSections.volume);
  await hand.press(issues.addIssue);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: say(issues.issueNumber) })
    .fill(paper.issue.number);
  await seen('issue-dialog');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(issues.addIssue) })
    .dblclick();
  await expectIssue(hand, 'draft');
  await page.getByRole('button', { name: issues.actOn.en({ act: say(issues.add), title }) }).dblclick();
  const contents = page.getByRole('region', { name: say(issues.contents) });
  await expect(contents.getByRole('listitem')).toHaveCount(1);
  await contents.getByRole('textbox', { name: say(issues.pages) }).fill(paper.issue.pages);
  await contents.getByRole('textbox', { name: say(issues.pages) }).press('Tab');
  await expect(page.getByText(say(issues.nothingMissing), { exact: true })).toBeVisible();
  await seen('issue-compiled');
  return page.url();
};

export const requestAndApprove = async (hand: Hands): Promise<void> => {
  await hand.press(issues.request);
  await hand.confirm();
  await expectIssue(hand, 'requested');
  await hand.press(issues.approve);
  await hand.confirm();
  await expectIssue(hand, 'approved');
  await expect(hand.page.getByText(hand.say(issues.secondPerson))).toBeVisible();
  await expect(hand.page.getByRole('button', { name: hand.say(issues.approveFinally) })).toBeHidden();
};

export const publish = async (hand: Hands, address: string): Promise<void> => {
  await hand.page.goto(address);
  await expectIssue(hand, 'approved');
  await hand.press(issues.approveFinally);
  await hand.confirm();
  await expectIssue(hand, 'public');
};
