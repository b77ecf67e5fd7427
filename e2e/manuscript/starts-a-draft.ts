import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { marks } from '@naskhah/words/submissions/marks';
import { wizard } from '@naskhah/words/submissions/wizard';
import { expect, type Locator } from '@playwright/test';
import type { Actor } from '../actor.ts';
import type { Manuscript } from './manuscript.ts';

/** Chooses the journal and confirms its checklist: first too early, then in such a hurry that the button is hit twice. */
export const startDraft = async (actor: Actor, paper: Manuscript): Promise<void> => {
  const { page } = actor;
  await page.goto('/private/article-management/my-submissions');
  await actor.follow(workspace.newSubmission);
  await page.getByRole('searchbox', { name: actor.say(wizard.journalSearch) }).fill(paper.journal.slice(0, 12));
  await page.getByRole('button', { name: paper.journal }).click();
  await actor.press(wizard.startDraft);
  await expect(page.getByText(actor.say(wizard.checklistOpen))).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await actor.pressTwice(wizard.startDraft);
  await expect(actor.heading(wizard.metadata)).toBeVisible();
};

/** At the end of the title, in italics: by the keys, and by the button back to upright. */
const writeSpecies = async ({ page, say }: Actor, title: Locator, species: string): Promise<void> => {
  await title.press('End');
  await title.press('Control+i');
  await expect(page.getByRole('button', { name: say(marks.italic), pressed: true })).toHaveCount(1);
  await title.pressSequentially(species);
  await page.getByRole('button', { name: say(marks.italic), pressed: true }).click();
  await expect(title.locator('em')).toHaveText(species);
};

/** Title, abstract and keywords in both languages, and a title in Arabic. */
export const writeMetadata = async (actor: Actor, paper: Manuscript): Promise<void> => {
  const { page } = actor;
  const field = (place: number, name: string) => page.getByRole('group').nth(place).getByRole('textbox', { name });
  for (const [place, tongue] of (['en', 'ms'] as const).entries()) {
    await field(place, actor.say(wizard.title)).fill(paper.title[tongue].replace(paper.species, ''));
    if (tongue === 'en') await writeSpecies(actor, field(place, actor.say(wizard.title)), paper.species);
    await field(place, actor.say(wizard.abstract)).fill(paper.abstract[tongue]);
    await field(place, actor.say(wizard.keywords)).fill(paper.keywords[tongue]);
    await field(place, actor.say(wizard.keywords)).press('Enter');
  }
  await actor.choose(wizard.addLanguage, 'Arabic');
  await field(2, actor.say(wizard.title)).fill(paper.arabic);
};

/** Leaves for the list and comes back to the step that was left, with everything that was written. */
export const leaveAndResume = async (actor: Actor, paper: Manuscript): Promise<void> => {
  const { page } = actor;
  await actor.press(wizard.saveDraft);
  const row = page.getByRole('row').filter({ hasText: paper.title.en });
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(actor.heading(wizard.metadata)).toBeVisible();
  await expect(page.getByRole('textbox', { name: actor.say(wizard.title) }).nth(0)).toHaveText(paper.title.en);
  await expect(page.getByRole('textbox', { name: actor.say(wizard.title) }).nth(2)).toHaveText(paper.arabic);
};
