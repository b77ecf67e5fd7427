import type { Page, Request } from '@playwright/test';

const running = new WeakMap<Page, Set<Request>>();
/** Between one answer and what it makes the page ask for next, in milliseconds. */
const pause = 150;

/** Watches a page's requests from its beginning. The stream of notifications stays open for as long as the page does. */
export const watchRequests = (page: Page): void => {
  const open = new Set<Request>();
  running.set(page, open);
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/notifications/stream')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
};

/** Waits until no request has run for a moment. */
export const quiet = async (page: Page): Promise<void> => {
  const open = running.get(page);
  if (!open) throw new Error('the requests of this page are not watched');
  const until = Date.now() + 20_000;
  for (let since = Date.now(); Date.now() - since < pause; await page.waitForTimeout(30)) {
    if (open.size > 0) since = Date.now();
    if (Date.now() > until) throw new Error(`still running: ${[...open].map((request) => request.url()).join(', ')}`);
  }
};
