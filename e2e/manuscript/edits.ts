/** What the editor does with an article until it is accepted. */
import type { DecisionKind } from '@naskhah/kernel/article-words';
import { deciding } from '@naskhah/words/workflow/deciding';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { expect } from '@playwright/test';
import type { Actor } from '../actor.ts';
import { newestMailTo } from '../mailbox.ts';

type Assigned = 'assignEditor' | 'assignCopyeditor' | 'assignLayout';

export const assign = async (actor: Actor, work: Assigned, name: string): Promise<void> => {
  const { page, say } = actor;
  await page
    .getByRole('button', { name: say(reviewRound[work]), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say(reviewRound[work]) });
  await dialog.getByRole('searchbox').fill(name);
  await dialog
    .getByRole('button', { name: reviewRound.actionFor.en({ act: say(reviewRound.assign), name }), exact: true })
    .dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(name).first()).toBeVisible();
};

/** Opens the decision, reads the letter, writes over it when there are other words, and sends it. */
export const decide = async (
  actor: Actor,
  kind: DecisionKind,
  { letter, seen }: { letter?: string; seen?: () => Promise<void> } = {},
): Promise<void> => {
  const { page, say } = actor;
  await actor.pressNamed(deciding.andSo.en({ decision: say(decisionWords[kind]) }));
  const dialog = page.getByRole('dialog', { name: say(decisionWords[kind]) });
  await expect(dialog.getByRole('button', { name: say(decisionWords[kind]) })).toBeEnabled();
  if (letter) await dialog.getByRole('textbox', { name: say(deciding.mail) }).fill(letter);
  await seen?.();
  await dialog.getByRole('button', { name: say(decisionWords[kind]) }).dblclick();
  await expect(dialog).toBeHidden();
};

/** Invites somebody who has no account; answers the address in the mail. */
export const inviteByMail = async (actor: Actor, person: { name: string; email: string }): Promise<string> => {
  const { page } = actor;
  await actor.press(reviewRound.find);
  await actor.press(reviewRound.newPerson);
  await actor.write(reviewRound.fullName, person.name);
  await actor.write(reviewRound.email, person.email);
  await actor.press(reviewRound.goOn);
  await actor.pressTwice(reviewRound.sendInvitation);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: person.name })).toHaveCount(1);
  const { body } = await newestMailTo(person.email);
  const link = body.match(/https?:\/\/\S+\/review\/\S+/)?.[0];
  if (!link) throw new Error(`no link in the mail to ${person.email}`);
  return link;
};

/** Invites a person of the platform, found by name. */
export const inviteByName = async (actor: Actor, name: string): Promise<void> => {
  const { page } = actor;
  await actor.press(reviewRound.find);
  await page.getByRole('dialog').getByRole('searchbox').fill(name);
  await actor.pressNamed(reviewRound.inviteTitle.en({ name }));
  await actor.pressTwice(reviewRound.sendInvitation);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
};
