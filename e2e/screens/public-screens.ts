/** The pages of readers: those of the platform, and of two journals with different templates. */
import { type APIRequestContext, expect } from '@playwright/test';

const linkIn = (html: string, form: RegExp): string => {
  const found = html.match(form)?.[1];
  if (!found) throw new Error(`no link like ${form}`);
  return found.replaceAll('&amp;', '&');
};

/** The galleys of an article that are pages, not files. */
const galleyPages = async (reader: APIRequestContext, article: string): Promise<string[]> => {
  const html = await (await reader.get(article)).text();
  const links = [...html.matchAll(/href="(\/j\/[^"/]+\/article\/[^"/]+\/galley\/[^"/?]+)/g)].map(
    ([, href = '']) => href,
  );
  const pages: string[] = [];
  for (const href of new Set(links))
    if ((await reader.head(href)).headers()['content-type']?.startsWith('text/html')) pages.push(href);
  return pages;
};

const journal = async (reader: APIRequestContext, path: string): Promise<string[]> => {
  const home = `/j/${path}/`;
  const issues = await (await reader.get(`${home}archive`)).text();
  const issue = linkIn(issues, new RegExp(`href="(/j/${path}/issue/[^"]+)"`));
  const article = linkIn(await (await reader.get(issue)).text(), new RegExp(`href="(/j/${path}/article/[^"/]+)"`));
  const galleys = await galleyPages(reader, article);
  return [home, `${home}archive`, `${home}about`, issue, article, ...galleys, `${home}nothing-here`];
};

/** Addresses in English; the language is added to each. */
export const publicScreens = async (reader: APIRequestContext): Promise<string[]> => {
  const found = await reader.get('/search?q=hutan');
  expect(found.ok()).toBe(true);
  const pages = [
    '/journals',
    '/journals?q=nothing+of+this+name',
    '/journals?language=ms',
    '/search',
    '/search?q=hutan',
    '/search?q=hutan&journal=jek&language=ms',
    '/search?q=zzzz',
    ...(await journal(reader, 'jek')),
    ...(await journal(reader, 'bjph')),
    ...(await journal(reader, 'jte')),
  ];
  // The newest article of one journal may be without; not those of all three.
  expect(pages.filter((path) => path.includes('/galley/')).length, 'HTML galleys').toBeGreaterThan(0);
  return pages;
};
