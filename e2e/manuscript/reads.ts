/** A reader without JavaScript: from the search to the article and its file. */
import { discovery } from '@naskhah/words/discovery/discovery';
import { site } from '@naskhah/words/site/site';
import { expect } from '@playwright/test';
import type { Actor } from '../actor.ts';
import type { Manuscript } from './manuscript.ts';

export const findAndRead = async (
  actor: Actor,
  paper: Manuscript,
  seen: (name: string) => Promise<void>,
): Promise<void> => {
  const { page, say } = actor;
  const title = paper.title.en;
  await page.goto('/search?lang=en');
  await page.getByRole('searchbox', { name: say(discovery.searchHelp) }).fill(title);
  await page.getByRole('button', { name: say(discovery.search) }).click();
  await seen('search');
  await page.getByRole('link', { name: title }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).locator('i')).toHaveText(paper.species);
  await expect(page).toHaveTitle(new RegExp(`${title}`));
  await expect(page.getByText(paper.arabic)).toHaveCSS('direction', 'rtl');
  await expect(page.getByText(paper.abstract.en)).toBeVisible();
  await expect(page.getByText('Lim Wei Jian').first()).toBeVisible();
  await expect(page.locator('ol.refs > li')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /10\.1098\/rstb\.2015\.0176/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: say(site.howToCite) })).toBeVisible();
  await expect(page.getByText(/Lim.*Kuala Selangor|Lim.*peat swamp/).first()).toBeVisible();
  await seen('article');
  const galley = await page.getByRole('link', { name: /^PDF/ }).first().getAttribute('href');
  const file = await page.request.get(galley ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
};
