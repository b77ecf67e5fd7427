/** What copyeditor and layout editor do with an accepted article. */

import { ui } from '@naskhah/words/ui';
import { deciding } from '@naskhah/words/workflow/deciding';
import { expect } from '@playwright/test';
import type { Hands } from '../hands.ts';
import { openArticle } from './article-of.ts';

const finish = async (hand: Hands): Promise<void> => {
  await hand.press(deciding.finish);
  await hand.confirm();
  await expect(hand.page.getByRole('button', { name: hand.say(deciding.finish) })).toBeHidden();
};

export const copyedit = async (hand: Hands, address: string, pdf: Buffer): Promise<void> => {
  await openArticle(hand, address, 'production');
  await hand.give(deciding.copyedited, 'Suntingan.pdf', 'application/pdf', pdf);
  await expect(hand.page.getByText(hand.say(ui.uploaded))).toBeVisible();
  await finish(hand);
};

export const setGalley = async (
  hand: Hands,
  address: string,
  pdf: Buffer,
  seen: () => Promise<void>,
): Promise<void> => {
  const { page, say } = hand;
  await openArticle(hand, address, 'production');
  await hand.press(deciding.addGalley);
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
  await finish(hand);
};
