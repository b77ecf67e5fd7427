import { type FileType, kinds } from './kinds.ts';

/** Comments, processing instructions and the document type, with an internal subset at most. */
const prolog = /^(?:\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)+/i;

/** The tags by which a browser takes a text for HTML (WHATWG MIME Sniffing, 7.1). */
const html =
  /^\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)(?=[\s>/])|^\s*<!--/i;

/** A prefix such as `svg:svg` does not hide what an element is. */
const rootOf = (text: string): string | undefined =>
  /^<(?:[\w.-]+:)?([\w.-]+)/.exec(text.replace(prolog, ''))?.[1]?.toLowerCase();

const isJats = (text: string): boolean =>
  /<!DOCTYPE\s+article\b[^>]*(?:JATS|NLM|TaxonX|Journal)/i.test(text) ||
  /<(?:front|article-meta|journal-meta|body|sub-article)\b/.test(text) ||
  /<article\b[^>]*\s(?:article-type|dtd-version)\s*=/.test(text);

/** XML and HTML by what stands first in them; nothing for a text without markup. */
export const markupType = (text: string): FileType | undefined => {
  if (!text.trimStart().startsWith('<')) return undefined;
  const declared = /^\s*<\?xml\s/i.test(text);
  const root = rootOf(text);
  if (root === 'svg') return kinds.svg;
  if (root === 'html') return declared ? kinds.xhtml : kinds.html;
  if (root === 'article' && isJats(text)) return kinds.jats;
  if (html.test(text)) return kinds.html;
  return declared || root ? kinds.xml : undefined;
};
