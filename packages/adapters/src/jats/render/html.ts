import { escapeHtml } from '@naskhah/kernel/html';

/** The elements that a galley may hold. Nothing else can be written: the reader emits only what it chose itself. */
export type HtmlName =
  | 'a'
  | 'aside'
  | 'b'
  | 'blockquote'
  | 'br'
  | 'caption'
  | 'code'
  | 'col'
  | 'colgroup'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'figcaption'
  | 'figure'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'hr'
  | 'i'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'rp'
  | 'rt'
  | 'ruby'
  | 's'
  | 'section'
  | 'span'
  | 'strong'
  | 'sub'
  | 'sup'
  | 'table'
  | 'tbody'
  | 'td'
  | 'tfoot'
  | 'th'
  | 'thead'
  | 'tr'
  | 'u'
  | 'ul';

export type HtmlAttributes = {
  id?: string | undefined;
  class?: string | undefined;
  lang?: string | undefined;
  dir?: 'auto' | undefined;
  /** Only from `link.ts`. */
  href?: string | undefined;
  role?: string | undefined;
  scope?: 'col' | 'row' | undefined;
  colspan?: number | undefined;
  rowspan?: number | undefined;
  span?: number | undefined;
  start?: number | undefined;
  type?: string | undefined;
  tabindex?: 0 | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-label'?: string | undefined;
};

export const attributes = (of: Record<string, string | number | undefined>): string => {
  let written = '';
  for (const key in of) if (of[key] !== undefined) written += ` ${key}="${escapeHtml(String(of[key]))}"`;
  return written;
};

/** What may be wider than the page moves by the keyboard too, under a name. */
export const scrolling = { class: 'scroll', role: 'region', tabindex: 0 } as const;

const empty = new Set(['br', 'col', 'hr']);

export const tag = (name: HtmlName, content: string, having: HtmlAttributes = {}): string =>
  empty.has(name) ? `<${name}${attributes(having)}/>` : `<${name}${attributes(having)}>${content}</${name}>`;

/** As `tag`, but nothing when there is no content. */
export const tagIf = (name: HtmlName, content: string, having: HtmlAttributes = {}): string =>
  content.trim() ? tag(name, content, having) : '';

/** A number or sign at the head of the text: inside of its first paragraph, when it starts with one. */
export const lead = (mark: string, content: string): string => {
  if (!mark) return content;
  const sign = `${tag('span', mark, { class: 'label' })} `;
  const first = /^\s*<p(?: [^>]*)?>/.exec(content)?.[0];
  return first ? first + sign + content.slice(first.length) : sign + content;
};

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Text that runs from right to left finds its own direction. */
export const direction = (content: string): 'auto' | undefined => (rightToLeft.test(content) ? 'auto' : undefined);
