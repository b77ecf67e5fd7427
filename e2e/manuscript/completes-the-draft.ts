import { citedNameWords } from '@naskhah/words/identity/cited-name';
import { refusalWords } from '@naskhah/words/refusals';
import { wizard } from '@naskhah/words/submissions/wizard';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { ui } from '@naskhah/words/ui';
import { expect } from '@playwright/test';
import type { Actor } from '../actor.ts';
import { type Manuscript, pdfOf } from './manuscript.ts';

/** A co-author with an ORCID iD, mistyped first, who is then moved to the first place. */
export const nameAuthors = async (actor: Actor): Promise<void> => {
  const { page } = actor;
  await actor.press(wizard.saveAndContinue);
  await expect(actor.heading(wizard.contributors)).toBeVisible();
  await actor.press(wizardPeople.add);
  await actor.write(wizardPeople.name, 'Lim Wei Jian');
  await actor.write(wizardPeople.orcid, '0000-0002-1825-0098');
  // Free text with what is known offered: taken as it was written.
  await page.getByRole('combobox', { name: actor.say(wizardPeople.institution) }).fill('Universiti Malaysia Sabah');
  await actor.press(wizardPeople.done);
  await expect(page.getByText(actor.say(citedNameWords.needed))).toBeVisible();
  await actor.choose(citedNameWords.label, 'Lim, Wei Jian');
  await actor.press(wizardPeople.done);
  await expect(page.getByText(actor.say(wizardPeople.orcidWrong))).toBeVisible();
  await actor.write(wizardPeople.orcid, '0000-0002-1825-0097');
  await actor.pressTwice(wizardPeople.done);
  const people = page.locator('[data-field="contributor"] ol > li');
  await expect(people).toHaveCount(2);
  await actor.pressNamed(ui.moveUp.en({ name: 'Lim Wei Jian' }));
  await expect(people.first()).toContainText('Lim Wei Jian');
};

/** Files that are no papers are refused by what they are; the real one is uploaded, opened, and replaced by a later one. */
export const uploadManuscript = async (actor: Actor, paper: Manuscript): Promise<void> => {
  const { page } = actor;
  await actor.press(wizard.saveAndContinue);
  await expect(actor.heading(wizard.files)).toBeVisible();
  await actor.give(
    wizardFiles.manuscript,
    'paper.pdf',
    'application/pdf',
    Buffer.from('MZ\x90\x00 not a paper at all'),
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'paper.pdf' })).toBeVisible();
  await actor.press(wizardFiles.dismiss);
  await actor.give(wizardFiles.manuscript, 'paper.pdf', 'application/pdf', Buffer.from(paper.abstract.en));
  await expect(page.getByText(actor.say(refusalWords['other-than-named']))).toBeVisible();
  await actor.press(wizardFiles.dismiss);
  const pdf = await pdfOf(page, paper.title.en, paper.abstract.en);
  await actor.give(wizardFiles.manuscript, 'Manuskrip-1.pdf', 'application/pdf', pdf);
  await expect(page.getByRole('listitem').filter({ hasText: actor.say(ui.uploaded) })).toHaveCount(1);
  await actor.give(wizardFiles.manuscript, 'Manuskrip.pdf', 'application/pdf', pdf);
  await actor.confirm();
  await expect(page.getByRole('link', { name: 'Manuskrip.pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manuskrip-1.pdf' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: actor.say(ui.uploaded) })).toHaveCount(1);
};

export const pasteReferences = async (actor: Actor, paper: Manuscript): Promise<void> => {
  await actor.press(wizard.saveAndContinue);
  await actor.write(wizardFiles.paste, paper.references);
  await actor.pressTwice(wizardFiles.split);
  await expect(actor.page.getByText(wizardFiles.doisFound.en({ found: 2, of: 3 }))).toBeVisible();
};

/** What the journal will receive stands there whole, and the file opens. */
const seeEverything = async ({ page }: Actor, paper: Manuscript): Promise<void> => {
  const whole = page.getByRole('main');
  for (const part of [
    ...Object.values(paper.title),
    paper.arabic,
    ...Object.values(paper.abstract),
    ...Object.values(paper.keywords),
    'Lim Wei Jian',
    citedNameWords.as.en({ name: 'Lim, Wei Jian' }),
    '0000-0002-1825-0097',
    'Universiti Malaysia Sabah',
    ...paper.references.split('\n').map((line) => line.replace(/^\d+\. /, '').slice(0, 40)),
  ])
    await expect(whole).toContainText(part);
  const file = page.getByRole('link', { name: 'Manuskrip.pdf' });
  const opened = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(opened.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  expect(opened.headers()['content-disposition']).toContain('inline');
};

/** Looks at what is missing, goes from there to the field, mends it, and submits. */
export const declareAndSubmit = async (
  actor: Actor,
  paper: Manuscript,
  seen: (name: string) => Promise<void>,
): Promise<string> => {
  const { page, say } = actor;
  await actor.press(wizard.saveAndContinue);
  await expect(actor.heading(wizard.declarations)).toBeVisible();
  await actor.press(wizard.saveAndContinue);
  await expect(page.getByText(wizardCheck.stillMissing.en({ count: 1 }))).toBeVisible();
  await seeEverything(actor, paper);
  await seen('06-check-incomplete');
  await page
    .getByRole('status')
    .filter({ hasText: wizardCheck.stillMissing.en({ count: 1 }) })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: say(wizardCheck.competing_interests) }).click();
  await actor.write(wizardCheck.funding, 'FRGS/1/2024/WAB05/UPM/02/3');
  await seen('07-declarations');
  await actor.press(wizard.saveAndContinue);
  await expect(page.getByText(say(wizardCheck.complete))).toBeVisible();
  await expect(page.getByText('FRGS/1/2024/WAB05/UPM/02/3')).toBeVisible();
  await seen('08-check');
  await actor.press(wizardCheck.submit);
  await seen('09-asked');
  await actor.confirm();
  await expect(actor.heading(wizardCheck.sentTitle)).toBeVisible();
  await seen('10-sent');
  return (
    (await page
      .getByText(/^JEK-\d{4}-\d+$/)
      .first()
      .textContent()) ?? ''
  );
};
