/** Of what a page is built, whatever it says: two that are built alike look alike to axe and in a picture. */
import type { Page } from '@playwright/test';

const outline = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['class', 'role', 'type', 'lang', 'dir', 'style', 'disabled', 'data-variant', 'aria-current'];
    const of = (element: Element): string => {
      const own = attributes.map((name) => element.getAttribute(name) ?? '').join('|');
      const named = element.getAttributeNames().filter((name) => name.startsWith('aria-') || name === 'alt');
      const says = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      const within = element.tagName === 'svg' ? [] : [...element.children].map(of);
      // A list of ten looks like one of nine.
      const distinct = within.filter((child, at) => child !== within[at - 1]);
      return `${element.tagName} ${own} ${named.sort().join(' ')} ${says}(${distinct.join()})`;
    };
    return of(document.documentElement);
  });

const met = new Set<string>();

/** Whether a page that is built like this was looked at before, in the same look. */
export const isBuiltLikeAnother = async (page: Page): Promise<boolean> => {
  const built = await outline(page);
  const isKnown = met.has(built);
  met.add(built);
  return isKnown;
};
