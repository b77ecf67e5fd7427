import { gallery } from '@naskhah/words/gallery';
import { ui } from '@naskhah/words/ui';
import type { Page } from '@playwright/test';
import { faultsOf } from './accessible.ts';
import { looks } from './look.ts';
import { openedLooksRight } from './screens/openers.ts';
import { privateAccounts, privateScreens } from './screens/private-screens.ts';
import { publicScreens } from './screens/public-screens.ts';
import { screenLooksRight } from './seen.ts';
import { expect, test } from './test.ts';

const manuals = [
  'JM_Settings',
  'MN1',
  'MN_MD2_AM_EN',
  'MN_MD2_AM_MY',
  'MN_MD2_JM_EN',
  'MN_MD2_JM_MY',
  'OJS3_Generate_API_Keys',
];
const portal = [
  '/',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/first-administrator',
  '/signed-in',
  '/components',
  '/nothing-here',
  `/review/${'a'.repeat(43)}`,
  `/invitation#${'a'.repeat(43)}`,
  `/merge#${'a'.repeat(43)}`,
  `/unsubscribe/${'a'.repeat(43)}`,
  ...manuals.map((value) => `/manual/${value}`),
];

/** A file name of an address; ids say nothing to who looks at the pictures. */
const nameOf = (address: string): string =>
  address
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '') || 'login';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const look of looks)
  test.describe(`every screen reads well, in ${look.language}`, () => {
    test.use({ look });

    const visit = async (page: Page, addresses: string[], group: string) => {
      for (const [place, address] of addresses.entries()) {
        const answer = await page.goto(address);
        // Only another fragment of the same page asks for nothing.
        const status = answer?.status() ?? 200;
        expect.soft(status, address).toBe(address.includes('/nothing-here') ? 404 : 200);
        const name = `${group}-${String(place + 1).padStart(2, '0')}-${nameOf(address)}`;
        await screenLooksRight(page, `every-screen-${name}`, look);
        // The buttons of the gallery of components are only to be looked at; its dialogs have a test of their own.
        if (address !== '/components') await openedLooksRight(page, `every-screen-${name}`, look);
      }
    };

    test('for readers', async ({ someone }) => {
      const { page } = await someone();
      // A galley is sandboxed: no script runs in it, so axe could not either. Everything else of the page is as it is served.
      await page.route(/\/galley\//, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _sandbox, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      const screens = await publicScreens(page.request);
      const spoken = screens.map((path) => `${path}${path.includes('?') ? '&' : '?'}lang=${look.language}`);
      await visit(page, spoken, 'reader');
      await page.emulateMedia({ colorScheme: look.scheme === 'dark' ? 'light' : 'dark' });
      for (const address of spoken) {
        await page.goto(address);
        expect.soft(await faultsOf(page), `${address} on the other ground`).toEqual([]);
      }
    });

    test('before the login, and in the manuals', async ({ someone }) => {
      const { page } = await someone();
      await visit(page, portal, 'visitor');
    });

    test('of every kind of question and answer', async ({ someone }) => {
      const { page } = await someone();
      await page.goto('/components');
      const name = gallery.dialogs[look.language];
      const shelf = page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
      const buttons = shelf.getByRole('button');
      await expect(buttons).toHaveCount(16);
      for (const [place, button] of (await buttons.all()).entries()) {
        await button.click();
        await expect(page.getByText(ui.processing[look.language], { exact: true })).toHaveCount(0);
        await screenLooksRight(page, `every-screen-question-${place + 1}`, look, { widths: [1280, 360] });
        // What a request answers may open its dialog a moment after the screen was looked at.
        await expect(async () => {
          if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
        }).toPass({ timeout: 10_000 });
      }
    });

    for (const account of privateAccounts)
      test(`for the account ${account}`, async ({ as }) => {
        const page = await as(account);
        await visit(page, await privateScreens(page.request, account), account);
      });
  });
