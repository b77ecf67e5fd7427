/** An issue from its first day to its readers: contents by one, the last word by another. */

import { journalSections } from '@naskhah/words/journals/journal-sections';
import { issueStateWords, issues } from '@naskhah/words/publishing/issues';
import { expect } from '@playwright/test';
import type { Actor } from '../actor.ts';
import type { Manuscript } from './manuscript.ts';

const expectIssue = (actor: Actor, state: keyof typeof issueStateWords): Promise<void> =>
  expect(actor.page.getByRole('region', { name: actor.say(issues.steps) })).toContainText(
    actor.say(issueStateWords[state]),
  );

/** Opens an issue of this year and sets the article into it; answers the address of the issue. */
export const compileIssue = async (
  actor: Actor,
  paper: Manuscript,
  seen: (name: string) => Promise<void>,
): Promise<string> => {
  const { page, say } = actor;
  const title = paper.title.en;
  await page.goto('/private/journal-management/journal-list');
  await page.getByRole('row').filter({ hasText: paper.journal }).click();
  await actor.follow(journalSections.volume);
  await actor.press(issues.addIssue);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: say(issues.issueNumber) })
    .fill(paper.issue.number);
  await seen('issue-dialog');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(issues.addIssue) })
    .dblclick();
  await expectIssue(actor, 'draft');
  await page.getByRole('button', { name: issues.actOn.en({ act: say(issues.add), title }) }).dblclick();
  const contents = page.getByRole('region', { name: say(issues.contents) });
  await expect(contents.getByRole('listitem')).toHaveCount(1);
  await contents.getByRole('textbox', { name: say(issues.pages) }).fill(paper.issue.pages);
  await contents.getByRole('textbox', { name: say(issues.pages) }).press('Tab');
  await expect(page.getByText(say(issues.nothingMissing), { exact: true })).toBeVisible();
  await seen('issue-compiled');
  return page.url();
};

export const requestAndApprove = async (actor: Actor): Promise<void> => {
  await actor.press(issues.request);
  await actor.confirm();
  await expectIssue(actor, 'requested');
  await actor.press(issues.approve);
  await actor.confirm();
  await expectIssue(actor, 'approved');
  await expect(actor.page.getByText(actor.say(issues.secondPerson))).toBeVisible();
  await expect(actor.page.getByRole('button', { name: actor.say(issues.approveFinally) })).toBeHidden();
};

export const publish = async (actor: Actor, address: string): Promise<void> => {
  await actor.page.goto(address);
  await expectIssue(actor, 'approved');
  await actor.press(issues.approveFinally);
  await actor.confirm();
  await expectIssue(actor, 'public');
};
