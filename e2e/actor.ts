import type { Text } from '@naskhah/words/text';
import { ui } from '@naskhah/words/ui';
import type { Locator, Page } from '@playwright/test';

/** What a person does at a screen, by the words that it shows in English, in which journeys are made. */
export type Actor = ReturnType<typeof actorOn>;

export const actorOn = (page: Page) => {
  const say = (text: Text): string => text.en;
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    page,
    say,
    heading: (text: Text): Locator => page.getByRole('heading', { name: say(text), exact: true }),
    press: (text: Text): Promise<void> => button(say(text)).click(),
    pressNamed: (name: string): Promise<void> => button(name).click(),
    /** As an impatient person does: it must come to one record all the same. */
    pressTwice: (text: Text): Promise<void> => button(say(text)).dblclick(),
    follow: (text: Text): Promise<void> =>
      page
        .getByRole('link', { name: say(text), exact: true })
        .first()
        .click(),
    write: (text: Text, value: string): Promise<void> =>
      page
        .getByRole('textbox', { name: say(text) })
        .first()
        .fill(value),
    choose: async (text: Text, option: string): Promise<void> => {
      await page.getByRole('combobox', { name: say(text) }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    give: (text: Text, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
      page
        .locator('input[type="file"]')
        .and(page.getByLabel(say(text)))
        .first()
        .setInputFiles({ name, mimeType, buffer }),
    /** OK in the dialog that asks, pressed twice in a hurry. */
    confirm: (): Promise<void> =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say(ui.ok) })
        .dblclick(),
  };
};
