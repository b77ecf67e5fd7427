import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const widthOf = async (one: Locator): Promise<number> => (await one.boundingBox())?.width ?? 0;

test.describe('the dialogs', () => {
  let page: Page;
  /** The dialog on top. */
  const dialog = () => page.getByRole('dialog').last();
  const shelf = () =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: 'Dialogs', exact: true }) });
  const open = (name: string) => button(shelf(), name).click();
  const ok = () => button(dialog(), 'OK');

  test.beforeEach(async ({ someone }) => {
    ({ page } = await someone());
    await page.goto('/components');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('the timeline is 1080 px wide and tells who did what, when, with the file and the mail', async () => {
    await open('Timeline');
    await expect(dialog()).toHaveAccessibleName('Timeline');
    expect(await widthOf(dialog())).toBeGreaterThanOrEqual(1080);
    const [reminder, opened] = await dialog().getByRole('listitem').all();
    if (!reminder || !opened) throw new Error('the timeline has two entries');
    await expect(reminder).toContainText('Reminder sent');
    await expect(reminder.locator('time')).toHaveText('November 17, 2026 - 08:00 am');
    await expect(reminder).toContainText('Third of four reminders');
    await expect(opened.locator('time')).toHaveText('October 28, 2026 - 11:20 am');
    await expect(opened).toContainText('Nurul Huda Ismail');
    await expect(opened.getByRole('link', { name: 'Reply to reviewers (PDF)' })).toHaveAttribute('href', '#reply');
  });

  test('a rendered template stands in place of the message', async () => {
    await open('Timeline');
    const entries = dialog().getByRole('listitem');
    await expect(entries.nth(1).locator('blockquote')).toContainText('Dear Dr. Siti Hajar');
    await expect(entries.nth(1).getByText('This message is not shown')).toHaveCount(0);
    await expect(entries.nth(0).locator('blockquote')).toHaveCount(0);
  });

  test('View email opens a second dialog, Email Content, over the timeline', async () => {
    await open('Timeline');
    await button(dialog(), 'View email').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await expect(dialog()).toHaveAccessibleName('Email Content');
    await expect(dialog()).toContainText('Review of a revised manuscript');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog()).toHaveAccessibleName('Timeline');
  });

  test('a window narrower than the minimum widths is filled by the timeline; a question leaves a little of the page around it', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open('Timeline');
    await expect.poll(() => widthOf(dialog())).toBe(375);
    await button(dialog(), 'Close').click();
    for (const width of [375, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await open('Confirmation');
      await expect.poll(() => widthOf(dialog())).toBe(width - 32);
      const { x, y, height } = (await dialog().boundingBox()) ?? { x: 0, y: 0, height: 640 };
      expect(x).toBe(16);
      expect(y).toBeGreaterThan(16);
      expect(height).toBeLessThan(400);
      await button(dialog(), 'CANCEL').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('a confirmation is at least 400 px wide, with CANCEL and OK', async () => {
    await open('Confirmation');
    expect(await widthOf(dialog())).toBeGreaterThanOrEqual(400);
    await expect(dialog()).toHaveAccessibleName('Cancel this review?');
    await expect(dialog()).toContainText('The reviewer will be told by e-mail');
    await expect(dialog().getByRole('button')).toHaveText(['CANCEL', 'OK']);
    await expect(ok()).toBeEnabled();
    await button(dialog(), 'CANCEL').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a confirmation waits for its checkbox, its radio, its text', async () => {
    await open('Confirmation: checkboxes');
    await expect(ok()).toBeDisabled();
    const box = dialog().getByRole('checkbox', { name: 'The reports in hand are enough' });
    await box.check();
    await expect(ok()).toBeEnabled();
    await box.uncheck();
    await expect(ok()).toBeDisabled();
    await page.keyboard.press('Escape');

    await open('Confirmation: radio');
    await expect(ok()).toBeDisabled();
    await dialog().getByRole('radio', { name: 'No answer to the reminders' }).check();
    await expect(ok()).toBeEnabled();
    await page.keyboard.press('Escape');

    await open('Confirmation: text');
    await expect(ok()).toBeDisabled();
    await dialog().getByRole('textbox').fill('   ');
    await expect(ok()).toBeDisabled();
    await dialog().getByRole('textbox').fill('She asked to step back');
    await ok().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an option with a text of its own asks for it while it is chosen', async () => {
    await open('Confirmation: radio');
    await expect(dialog().getByRole('textbox')).toHaveCount(0);
    await dialog().getByRole('radio', { name: 'Another reason' }).check();
    await expect(ok()).toBeDisabled();
    await dialog().getByRole('textbox', { name: 'Which?' }).fill('She moved abroad');
    await expect(ok()).toBeEnabled();
    await dialog().getByRole('radio', { name: 'No answer to the reminders' }).check();
    await expect(dialog().getByRole('textbox')).toHaveCount(0);
    await expect(ok()).toBeEnabled();
  });

  test('what is optional may be left empty, toggles too', async () => {
    for (const name of ['Confirmation: toggles', 'Confirmation: optional text']) {
      await open(name);
      await expect(ok()).toBeEnabled();
      await ok().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await open('Confirmation: toggles');
    await expect(dialog().getByRole('switch')).toHaveCount(2);
    await dialog().getByRole('switch', { name: 'The reports in hand are enough' }).check();
    await expect(dialog().getByRole('switch', { checked: true })).toHaveCount(1);
  });

  test('a fixed value must be met exactly, and a function decides where one is given', async () => {
    await open('Confirmation: fixed value');
    await dialog().getByRole('textbox').fill('JEK-2026-014');
    await expect(ok()).toBeDisabled();
    await dialog().getByRole('textbox').fill('JEK-2026-0143');
    await expect(ok()).toBeEnabled();
    await page.keyboard.press('Escape');
    await open('Confirmation: own rule');
    await dialog().getByRole('textbox').fill('too short');
    await expect(ok()).toBeDisabled();
    await dialog().getByRole('textbox').fill('long enough');
    await expect(ok()).toBeEnabled();
  });
});
