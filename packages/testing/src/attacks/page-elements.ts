import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Marks of a title or of a found word: they have no attributes and do nothing. */
const marks = new Set(['i', 'b', 'em', 'strong', 'sub', 'sup', 'mark']);
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcset', 'poster', 'ping']);
const harmless = /^(?:https?:\/\/|mailto:|[/#?.]|$)/i;

export type PageElements = {
  /** How often each element with these attributes stands in the page; links and marks are not counted. */
  counts: Record<string, number>;
  /** Whatever would run: handlers, addresses that are code, data of a script that is no JSON. */
  dangers: string[];
};

const elementsIn = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const dangersOf = ({ tagName, attrs, childNodes }: Tree.Element): string[] => {
  const found = attrs
    .filter(({ name, value }) => /^on|^srcdoc$/.test(name) || (addresses.has(name) && !harmless.test(value.trim())))
    .map(({ name, value }) => `<${tagName} ${name}=${value}>`);
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const isData = attrs.some(({ value }) => value === 'application/ld+json');
  return tagName === 'script' && isData && !isJson(text) ? [...found, `<script>${text}`] : found;
};

/** What a browser makes of a page, as the reference parser of HTML reads it. */
export const elementsOf = (html: string): PageElements => {
  const counts: Record<string, number> = {};
  const elements = elementsIn(parse(html));
  for (const { tagName, attrs } of elements) {
    if (tagName === 'a' || (marks.has(tagName) && attrs.length === 0)) continue;
    const name = [tagName, ...attrs.map((one) => one.name).sort()].join(' ');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return { counts, dangers: elements.flatMap(dangersOf) };
};
