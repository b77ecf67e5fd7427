import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.describe('a request', () => {
  let page: Page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const open = (name: string) => button(name).click();
  const overlay = () => page.getByText('Processing Request ...', { exact: true });
  const notice = (title: string) =>
    page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: title });
  const dialog = () => page.getByRole('dialog');
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  /** Nothing goes on by itself from here. */
  const stopClock = async () => {
    await page.clock.install({ time: new Date('2026-11-20T10:00:00+08:00') });
    await page.clock.pauseAt(new Date('2026-11-20T11:00:00+08:00'));
  };

  test.beforeEach(async ({ someone }) => {
    ({ page } = await someone());
    await page.goto('/components');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('covers the page at once with a spinner of 80 px, and tells its success at the top right for 5 seconds', async () => {
    await stopClock();
    await open('Request that succeeds');
    // The clock stands still: what is seen now came without a delay.
    await expect(overlay()).toBeVisible();
    const spinner = await boxOf(overlay().locator('xpath=..').locator('svg'));
    expect([spinner.width, spinner.height]).toEqual([80, 80]);
    await page.clock.runFor(900);
    await expect(overlay()).toHaveCount(0);
    const done = notice('Your request has been carried out');
    await expect(done).toBeVisible();
    const box = await boxOf(done);
    expect(1280 - box.x - box.width).toBeLessThanOrEqual(32);
    expect(box.y).toBeLessThanOrEqual(32);
    await page.clock.runFor(4800);
    await expect(done).toBeVisible();
    await page.clock.runFor(300);
    await expect(done).toHaveCount(0);
  });

  test('that fails says Error Processing Request, and Try Again runs the same act once more', async () => {
    await open('Request that fails');
    await expect(notice('Error Processing Request')).toBeVisible();
    await expect(dialog()).toHaveAccessibleName('Error has occured, try again later');
    await expect(dialog().getByRole('button')).toHaveText(['Cancel', 'Try Again']);
    await dialog().getByRole('button', { name: 'Try Again' }).click();
    await expect(overlay()).toBeVisible();
    await expect(overlay()).toHaveCount(0);
    await expect(notice('Error Processing Request')).toHaveCount(2);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog()).toHaveCount(0);
    await expect(overlay()).toHaveCount(0);
  });

  test('that is refused shows the error’s own message in a dialog', async () => {
    await open('Request that is refused');
    await expect(notice('Error Processing Request')).toBeVisible();
    await expect(dialog()).toContainText('The issue was approved by you already.');
    await dialog().getByRole('button', { name: 'OK' }).click();
    await expect(dialog()).toHaveCount(0);
  });

  test('that updates says Data updated in a dialog, without a notification', async () => {
    await open('Request that updates');
    await expect(dialog()).toHaveAccessibleName('Data updated');
    await expect(notice('Your request')).toHaveCount(0);
    await dialog().getByRole('button', { name: 'OK' }).click();
    await expect(dialog()).toHaveCount(0);
  });

  test('that sends a message says Message Send at the top, unless it is hidden', async () => {
    await stopClock();
    await open('Message sent, hidden');
    await expect(notice('Message Send')).toHaveCount(0);
    await open('Message sent');
    const toast = notice('Message Send');
    await expect(toast).toBeVisible();
    const box = await boxOf(toast);
    expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThanOrEqual(8);
    expect(box.y).toBeLessThanOrEqual(32);
    await page.clock.runFor(5100);
    await expect(toast).toHaveCount(0);
  });
});
