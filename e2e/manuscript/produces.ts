/** What copyeditor and layout editor do with an accepted article. */

import { ui } from '@naskhah/words/ui';
import { deciding } from '@naskhah/words/workflow/deciding';
import { expect } from '@playwright/test';
import type { Actor } from '../actor.ts';
import { openArticle } from './article-of.ts';

const finish = async (actor: Actor): Promise<void> => {
  await actor.press(deciding.finish);
  await actor.confirm();
  await expect(actor.page.getByRole('button', { name: actor.say(deciding.finish) })).toBeHidden();
};

export const copyedit = async (actor: Actor, address: string, pdf: Buffer): Promise<void> => {
  await openArticle(actor, address, 'production');
  await actor.give(deciding.copyedited, 'Suntingan.pdf', 'application/pdf', pdf);
  await expect(actor.page.getByText(actor.say(ui.uploaded))).toBeVisible();
  await finish(actor);
};

export const setGalley = async (
  actor: Actor,
  address: string,
  pdf: Buffer,
  seen: () => Promise<void>,
): Promise<void> => {
  const { page, say } = actor;
  await openArticle(actor, address, 'production');
  await actor.press(deciding.addGalley);
  const dialog = page.getByRole('dialog', { name: say(deciding.addGalley) });
  await dialog
    .getByLabel(say(deciding.galleyFile))
    .first()
    .setInputFiles({ name: 'Galley.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByText(say(ui.uploaded))).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: say(deciding.galleyLabel) })).toHaveValue('PDF');
  await seen();
  await dialog.getByRole('button', { name: say(deciding.addGalley) }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: say(deciding.galleys) }).getByRole('listitem')).toHaveCount(1);
  await finish(actor);
};
