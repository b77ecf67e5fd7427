import type { Recommendation } from '@naskhah/kernel/article-words';
import { recommendationWords } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { expect } from '@playwright/test';
import type { Actor } from '../actor.ts';

/** Accepts the invitation, writes the review and sends it, wherever it was opened. */
export const review = async (
  actor: Actor,
  recommendation: Recommendation,
  comments: string,
  seen: (name: string) => Promise<void>,
): Promise<void> => {
  const { page, say } = actor;
  await expect(page.getByRole('button', { name: say(reviewing.accept), exact: true })).toBeVisible();
  await seen('invitation');
  await actor.pressTwice(reviewing.accept);
  const choice = say(recommendationWords[recommendation]);
  await page.getByText(choice, { exact: true }).click();
  await expect(page.getByRole('radio', { name: choice })).toBeChecked();
  await actor.write(reviewing.toAuthor, comments);
  await actor.write(reviewing.toEditor, 'Solid work; I know no conflict.');
  await seen('review');
  await actor.press(reviewing.submit);
  await actor.confirm();
  await expect(page.getByText(say(reviewing.thanks))).toBeVisible();
};
