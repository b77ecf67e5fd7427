import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fontFaces } from './fonts.ts';

const parts = ['base', 'frame', 'contents', 'article', 'choice', 'aside', 'galley', 'listing', 'print'];

const smaller = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

const read = (part: string): string => readFileSync(new URL(`./${part}.css`, import.meta.url), 'utf8');

const body = Buffer.from(fontFaces + parts.map((part) => smaller(read(part))).join(''));

/** One sheet for all pages, named by its content: a reader fetches it once for a year. Inline it would be sent with every page. */
export const stylesheet = {
  body,
  href: `/site-assets/site.${createHash('sha256').update(body).digest('hex').slice(0, 12)}.css`,
};
