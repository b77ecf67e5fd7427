import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fontFaces } from './fonts.ts';

const ofAll = ['base', 'frame', 'contents', 'article', 'choice', 'aside', 'galley', 'print'];
const ofLists = ['listing', 'facets'];

const smaller = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

const read = (part: string): string => smaller(readFileSync(new URL(`./${part}.css`, import.meta.url), 'utf8'));

/** Where a page stands on a dark ground: chosen, or by the reader's device unless light was chosen. Never on paper. */
const onDark = (block: string): string =>
  `@media screen{:root[data-scheme=dark]{${block}}}@media screen and (prefers-color-scheme:dark){:root[data-scheme=device]{${block}}}`;

const declarations = (css: string): string => css.slice(css.indexOf('{') + 1, css.lastIndexOf('}'));

const sheet = (name: string, css: string) => {
  const body = Buffer.from(css);
  return { body, href: `/site-assets/${name}.${createHash('sha256').update(body).digest('hex').slice(0, 12)}.css` };
};

/** One sheet for all pages, named by its content: a reader fetches it once for a year. Inline it would be sent with every page. */
export const stylesheet = sheet('site', fontFaces + ofAll.map(read).join('') + onDark(declarations(read('dark'))));

/** What only search and directory need besides. */
export const listSheet = sheet('lists', ofLists.map(read).join(''));
