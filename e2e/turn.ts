/** A page of the portal in another language and on another ground, while everything that is open or written on it stays. */
import { expect, type Page } from '@playwright/test';
import type { Language, Look } from './look.ts';

const told = '**/api/auth/change-language';

/** As another window does that shares what is kept in the browser. */
const paint = (page: Page, scheme: Look['scheme']): Promise<void> =>
  page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'naskhah-theme', newValue, storageArea: localStorage }));
  }, scheme);

/** By the page's own control, from within: a dialog that lies over it neither hinders this nor closes. */
const speak = (page: Page, language: Language): Promise<void> =>
  page.evaluate(async (wanted) => {
    const segment = document.querySelector<HTMLInputElement>(`label[lang="${wanted}"] input[type="radio"]`);
    if (segment) return segment.click();
    const focused = document.activeElement;
    document
      .querySelector<HTMLElement>('header button[aria-label^="EN, "], header button[aria-label^="BM, "]')
      ?.click();
    const item = () => document.querySelector<HTMLElement>(`[role="menuitemradio"]:has([lang="${wanted}"])`);
    const until = Date.now() + 10_000;
    while (!item() && Date.now() < until) await new Promise(requestAnimationFrame);
    item()?.click();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }, language);

const turn = async (page: Page, { language, scheme }: Look): Promise<void> => {
  await paint(page, scheme);
  await speak(page, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
};

/** Looks at the page as it is otherwise shown, and turns it back. The server is not told: other journeys share the session. */
export const turned = async (page: Page, from: Look, to: Look, look: () => Promise<void>): Promise<void> => {
  await page.route(told, (route) => route.fulfill({ json: { language: to.language } }));
  await turn(page, to);
  await look();
  await turn(page, from);
  await page.unroute(told);
};
