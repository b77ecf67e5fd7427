/** What every journey shares: a console error fails it, pictures are kept with the run, axe finds nothing. */
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export const password = 'naskhah-demo-2026';
type Language = 'en' | 'ms';
export type Look = { language: Language; scheme: 'light' | 'dark' };

/** Each journey is made in both languages, once in light and once in dark. */
export const looks: Look[] = [
  { language: 'en', scheme: 'light' },
  { language: 'ms', scheme: 'dark' },
];

/** Refusals and broken lines that a journey expects: the browser logs each by itself. */
const ownLine = /Failed to load resource: (the server responded with a status of|net::ERR_INTERNET_DISCONNECTED)/;

const watch = (page: Page, faults: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error' && !ownLine.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
};

export type Person = { page: Page; context: BrowserContext };

type Fixtures = {
  look: Look;
  /** A person at a browser of their own. */
  someone: () => Promise<Person>;
  /** The same, logged in with a demo account. */
  as: (account: string) => Promise<Page>;
  /** Takes a picture that is kept with the run, and lets axe look too. */
  seen: (page: Page, name: string) => Promise<void>;
};

const open = async (browser: Browser, { language, scheme }: Look): Promise<BrowserContext> => {
  const context = await browser.newContext({ colorScheme: scheme, locale: language === 'ms' ? 'ms-MY' : 'en-GB' });
  await context.addInitScript(
    ([chosen, mode]) => {
      if (localStorage.getItem('naskhah-language') === null) localStorage.setItem('naskhah-language', chosen ?? '');
      if (localStorage.getItem('naskhah-theme') === null) localStorage.setItem('naskhah-theme', mode ?? 'light');
    },
    [JSON.stringify({ state: { language, chosen: true }, version: 0 }), scheme],
  );
  return context;
};

export const test = base.extend<Fixtures>({
  look: [{ language: 'en', scheme: 'light' }, { option: true }],
  someone: async ({ browser, look }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await open(browser, look);
      contexts.push(context);
      const page = await context.newPage();
      watch(page, faults);
      return { page, context };
    });
    for (const context of contexts) await context.close();
    expect(faults, 'errors in the console').toEqual([]);
  },
  as: async ({ someone, look }, use) => {
    await use(async (account) => {
      const { page, context } = await someone();
      const answer = await context.request.post('/api/auth/login', {
        data: { usr_email: `${account}@demo.test`, usr_password: password },
      });
      expect(answer.ok()).toBe(true);
      await page.goto('/private/article-management/workspace');
      await expect(page.locator('html')).toHaveAttribute('lang', look.language);
      return page;
    });
  },
  seen: async ({ look }, use, info) => {
    await use(async (page, name) => {
      await page.locator('h1').first().waitFor();
      const file = `${info.titlePath.at(1)?.replace(/\W+/g, '-')}-${name}-${look.language}-${look.scheme}.png`;
      await page.screenshot({ path: join(info.project.outputDir, '..', 'screens', file), fullPage: true });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };
