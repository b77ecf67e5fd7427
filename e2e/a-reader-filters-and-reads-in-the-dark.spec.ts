import { discovery } from '@naskhah/words/discovery/discovery';
import { ui } from '@naskhah/words/ui';
import { expect, test } from './test.ts';

const darkPaper = 'rgb(24, 23, 21)';
const lightPaper = 'rgb(255, 255, 255)';

test('a reader without JavaScript filters what was found, takes a filter off, and shares the address', async ({
  reader,
}) => {
  const page = await reader();
  await page.goto('/search?q=hutan');
  const total = page.getByText(/articles found$/);
  const all = await total.textContent();
  const filters = page.getByRole('navigation', { name: discovery.filter.en });
  const malay = filters.getByRole('link', { name: /^Bahasa Melayu \d+$/ });
  const count = /\d+$/.exec((await malay.textContent()) ?? '')?.[0];
  await malay.click();
  await expect(total).toHaveText(`${count} articles found`);
  await expect(page).toHaveURL(/[?&]language=ms/);

  const shared = await reader();
  await shared.goto(page.url());
  await expect(shared.getByText(`${count} articles found`)).toBeVisible();

  const chosen = page.getByRole('navigation', { name: discovery.filteredBy.en });
  await chosen.getByRole('link', { name: 'Remove Language: Bahasa Melayu' }).click();
  await expect(total).toHaveText(all ?? '');
  await expect(chosen).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(filters).toBeHidden();
  await page.getByText(discovery.filter.en, { exact: true }).click();
  await expect(malay).toBeVisible();
});

test('a reader without JavaScript chooses the dark ground, which holds on every page and not on paper', async ({
  reader,
}) => {
  const page = await reader();
  const body = page.locator('body');
  await page.goto('/journals?lang=ms');
  await expect(body).toHaveCSS('background-color', lightPaper);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', darkPaper);

  await page.getByRole('link', { name: ui.themeLight.ms, exact: true }).click();
  await expect(page).toHaveURL(/\/journals\?lang=ms$/);
  await expect(body).toHaveCSS('background-color', lightPaper);
  await expect(page.getByRole('link', { name: ui.themeLight.ms, exact: true })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('link', { name: ui.themeDark.ms, exact: true }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/j/bjph/');
  await expect(body).toHaveCSS('background-color', darkPaper);
  await page.emulateMedia({ media: 'print' });
  await expect(body).toHaveCSS('background-color', lightPaper);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: ui.themeAuto.en, exact: true }).click();
  await expect(body).toHaveCSS('background-color', lightPaper);
});
