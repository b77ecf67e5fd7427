/** What every journey shares: a console error fails it, pictures are kept with the run, axe finds nothing. */
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { browserLaunch } from './browser.ts';
import { loggedIn } from './logged-in.ts';
import type { Look } from './look.ts';
import { watchRequests } from './quiet.ts';
import { stateLooksRight } from './seen.ts';

/** Refusals and broken lines that a journey expects: the browser logs each by itself. */
const ownLine =
  /Failed to load resource: (the server responded with a status of|net::ERR_(INTERNET_DISCONNECTED|(CONNECTION|SOCKET)_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING))/;

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
  /** A reader of the public sites, with JavaScript off. */
  reader: () => Promise<Page>;
  /** Looks at a state of a screen in both looks: pictures are kept with the run, axe finds nothing. */
  seen: (page: Page, name: string) => Promise<void>;
};

const asChosen = ({ language, scheme }: Look) => ({
  colorScheme: scheme,
  locale: language === 'ms' ? 'ms-MY' : 'en-GB',
});

const open = async (browser: Browser, look: Look): Promise<BrowserContext> => {
  const { language, scheme } = look;
  const context = await browser.newContext(asChosen(look));
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
  // Asked for when a browser starts, not when a tool reads the configuration.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...(await browserLaunch()) }),
    { scope: 'worker' },
  ],
  look: [{ language: 'en', scheme: 'light' }, { option: true }],
  someone: async ({ browser, look }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await open(browser, look);
      contexts.push(context);
      const page = await context.newPage();
      watch(page, faults);
      watchRequests(page);
      return { page, context };
    });
    for (const context of contexts) await context.close();
    expect(faults, 'errors in the console').toEqual([]);
  },
  as: async ({ someone, look }, use) => {
    await use(async (account) => {
      const { page, context } = await someone();
      const { state } = await loggedIn(account, look.language);
      await context.addCookies(state.cookies);
      await page.goto('/private/article-management/workspace');
      await expect(page.locator('html')).toHaveAttribute('lang', look.language);
      return page;
    });
  },
  reader: async ({ browser, look }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...asChosen(look), javaScriptEnabled: false });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
  seen: async ({}, use, info) => {
    const journey = info.titlePath.at(0)?.replace(/\.spec\.ts$/, '');
    await use((page, name) => stateLooksRight(page, `${journey}-${name}`));
  },
});

export { expect };
