/** What a screen reader would miss in the lists of a page: heads of columns, and the role of what takes the focus. */
import type { Page } from '@playwright/test';

/** One line for each fault, with where. */
export const listFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = (element: Element) => (element.textContent ?? '').trim();
    const columns = (row: Element) =>
      [...row.children].reduce((sum, cell) => sum + (cell instanceof HTMLTableCellElement ? cell.colSpan : 1), 0);
    const lists = [...document.querySelectorAll('main table, [role="dialog"] table')].flatMap((table) => {
      const name = said(table.querySelector('caption') ?? table).slice(0, 40);
      const head = table.querySelector('thead tr');
      // A table of readers' content, a formula or a figure, is its author's.
      if (table.closest('article')) return [];
      if (!head) return [`${name}: no heads`];
      const silent = [...head.children].filter((cell) => cell.tagName !== 'TH' || said(cell) === '');
      const uneven = [...table.querySelectorAll('tbody tr')].filter((row) => columns(row) !== columns(head));
      return [
        ...silent.map((cell) => `${name}: a column without a head (${cell.outerHTML.slice(0, 80)})`),
        ...(uneven.length > 0 ? [`${name}: ${uneven.length} rows with other columns than the head`] : []),
      ];
    });
    const native = 'a[href], button, input, select, textarea, summary, iframe, [role], [contenteditable]';
    const nameless = [...document.querySelectorAll('[tabindex="0"]')].filter((one) => !one.matches(native));
    return [...lists, ...nameless.map((one) => `takes the focus without a role: ${one.outerHTML.slice(0, 80)}`)];
  });
