/** What axe finds on a page, with no rule switched off. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** One line for each rule that is broken, with where. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // A page keeps what was put into it while dialogs open and languages change.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (): Promise<AxeResults> => axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
