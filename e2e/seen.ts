/** A screen as somebody looks at it: axe finds nothing, and pictures are kept with the run. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from './accessible.ts';
import { isBuiltLikeAnother } from './built-alike.ts';
import { listFaultsOf } from './list-faults.ts';
import { type Look, looks } from './look.ts';
import { quiet } from './quiet.ts';
import { turned } from './turn.ts';
import { untranslatedOn } from './untranslated.ts';

const screens = join(import.meta.dirname, '..', 'test-results', 'screens');

/** Nothing is half loaded: no request runs, and what was fetched is drawn. */
const settled = async (page: Page): Promise<void> => {
  const heading = page.locator('h1').first();
  await heading.waitFor();
  await page.waitForLoadState('load');
  await quiet(page);
  // What was fetched last may have made way for another page.
  await heading.waitFor();
};

const sidewaysIn = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Cells of one row whose words stand on each other. */
const collisionsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (cell: Element) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const pad = getComputedStyle(cell);
      return {
        left: left + Number.parseFloat(pad.paddingLeft),
        right: right - Number.parseFloat(pad.paddingRight),
        top: top + Number.parseFloat(pad.paddingTop),
        bottom: bottom - Number.parseFloat(pad.paddingBottom),
      };
    };
    type Box = ReturnType<typeof boxOf>;
    const meet = (a: Box, b: Box): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return [...document.querySelectorAll('main tr')].flatMap((row) => {
      const cells = [...row.children].filter(({ textContent }) => textContent?.trim());
      return cells.flatMap((cell, at) =>
        cells
          .slice(at + 1)
          .filter((other) => meet(boxOf(cell), boxOf(other)))
          .map((other) => `${cell.textContent} | ${other.textContent}`),
      );
    });
  });

/** Marks of titles and abstracts that are read as signs, where they should be italics or nothing. */
const signsOfMarksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll<HTMLElement>('title, body, body *:not(script, style)')].flatMap(
      (element) => [
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')),
        ...['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name)),
      ],
    );
    return said.flatMap((text) => (text && /<\/?(?:i|b|em|strong|sub|sup)>/.test(text) ? [text] : []));
  });

/** The largest text size of the portal's own control; public pages have none, and are enlarged as a browser does it. */
const enlarge = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    const { dataset, style } = document.documentElement;
    if (dataset.textSize) dataset.textSize = wanted ? 'xl' : 'md';
    else style.fontSize = wanted ? '125%' : '';
    // As the portal does: Chromium asks the breakpoints in rem again only when the container changes.
    style.containerName = 'none';
    document.documentElement.getBoundingClientRect();
    style.removeProperty('container-name');
  }, on);

const narrow = 360;

const fitsHere = async (page: Page, name: string): Promise<void> => {
  expect.soft(await sidewaysIn(page), `pixels too wide at 360: ${name}`).toBe(0);
  expect.soft(await collisionsIn(page), `words on each other at 360: ${name}`).toEqual([]);
  await enlarge(page, true);
  expect.soft(await sidewaysIn(page), `pixels too wide at 360 with the largest text: ${name}`).toBe(0);
  await enlarge(page, false);
};

const at = async (page: Page, width: number, look: () => Promise<void>): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  if (width === size.width) return look();
  await page.setViewportSize({ ...size, width });
  await look();
  await page.setViewportSize(size);
};

/** Nothing is cut off or pushed out of a narrow window, with the largest text either. */
export const fitsNarrow = (page: Page, name: string): Promise<void> => at(page, narrow, () => fitsHere(page, name));

const everyWidth = { en: [1280, 360, 1920], ms: [1280, 360] };

type Seeing = {
  /** It was in the other look a moment ago, and what was told then may still stand on it. */
  isTurned?: boolean;
  widths?: number[];
};

/** A screen in the look in which it was opened, or to which it was turned. The widest window shows nothing new in a second language. */
export const screenLooksRight = async (
  page: Page,
  name: string,
  { language, scheme }: Look,
  { isTurned = false, widths = everyWidth[language] }: Seeing = {},
): Promise<void> => {
  await settled(page);
  // The same screen of another account or article is only read, and asked whether its words have room.
  const isKnown = await isBuiltLikeAnother(page);
  if (!isKnown) {
    expect.soft(await faultsOf(page), `axe on ${name}, ${scheme}`).toEqual([]);
    expect.soft(await listFaultsOf(page), `lists on ${name}`).toEqual([]);
  }
  if (language === 'ms') expect.soft(await untranslatedOn(page, isTurned), `English words on ${name}`).toEqual([]);
  expect.soft(await signsOfMarksOn(page), `marks read as signs on ${name}`).toEqual([]);
  // A dialog lies over the window, not over the whole page.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  for (const width of isKnown ? widths.filter((wide) => wide === narrow) : widths)
    await at(page, width, async () => {
      if (!isKnown)
        await page.screenshot({ path: join(screens, `${name}-${language}-${scheme}-${width}.png`), fullPage });
      if (width === narrow) await fitsHere(page, name);
    });
};

/** What a journey has come to: as it is shown, and in the portal's other look, for which no journey is made again. */
export const stateLooksRight = async (page: Page, name: string): Promise<void> => {
  const [made, other] = looks;
  await screenLooksRight(page, name, made);
  if (await page.locator('html[data-mantine-color-scheme]').count())
    await turned(page, made, other, () => screenLooksRight(page, name, other, { isTurned: true }));
};
