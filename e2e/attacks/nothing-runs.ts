import { expect, type Page } from '@playwright/test';

/** Watches a page from its beginning: what opens a box or asks another host for something is told by `faults`. */
export const watchAttacks = async (page: Page, home: string): Promise<{ faults: () => Promise<string[]> }> => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a box opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== home) seen.push(request.url());
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(window, name, { value: () => document.documentElement.setAttribute('data-ran', name) });
  });
  return {
    faults: async () => {
      const ran = await page.locator('html').getAttribute('data-ran');
      return ran === null ? seen : [...seen, `${ran}() was called`];
    },
  };
};

/** Nothing of what was stored stands in the page as a handler, an address that is code, or a frame. */
export const expectText = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') || name === 'srcdoc' || /^\s*(javascript|vbscript|data:text)/i.test(value),
        )
        .filter(({ name }) => name !== 'value' && name !== 'title' && name !== 'content' && !name.startsWith('aria-'))
        .map(({ name, value }) => `<${element.localName} ${name}=${value.slice(0, 80)}>`),
    ),
  );
  expect(found, page.url()).toEqual([]);
};
