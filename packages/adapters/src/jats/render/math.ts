import { escapeHtml } from '@naskhah/kernel/html';
import { oneLine } from '../text.ts';
import { type Element, isElement } from '../tree.ts';
import { attributes } from './html.ts';

/** Presentation elements of MathML 3 (chapter 3), which browsers draw (MathML Core) or pass over without harm. */
const elements = new Set(
  `math mi mn mo mtext mspace ms mrow mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup
   msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd maligngroup malignmark
   semantics maction`.split(/\s+/),
);

/** Those that carry meaning or layout; no links, styles or handlers. */
const allowed = new Set(
  `display mathvariant mathsize mathcolor mathbackground accent accentunder align columnalign columnlines columnspacing
   columnspan rowalign rowlines rowspacing rowspan depth height width lspace rspace voffset fence separator form largeop movablelimits stretchy symmetric maxsize minsize linethickness bevelled numalign denomalign
   notation displaystyle scriptlevel side frame equalrows equalcolumns subscriptshift superscriptshift`.split(/\s+/),
);

/** Values are words, numbers, lengths or colours; a sign is at most a few characters. */
const isPlain = (value: string): boolean => value.length <= 64 && !/[:;\\]|url/i.test(value);

const chosen = (element: Element): Record<string, string> =>
  Object.fromEntries(Object.entries(element.attributes).filter(([key, value]) => allowed.has(key) && isPlain(value)));

const content = (element: Element): string =>
  element.children.map((node) => (isElement(node) ? inner(node) : escapeHtml(oneLine(node)))).join('');

const words = (element: Element): string =>
  element.children.map((node) => (isElement(node) ? words(node) : escapeHtml(node))).join('');

const operator = (sign: string): string => `<mo>${escapeHtml(sign)}</mo>`;

/** MathML Core has no `mfenced`; MathML 3, 3.3.8.2, gives the row that it stands for. */
const fenced = (element: Element): string => {
  const { open = '(', close = ')', separators = ',' } = element.attributes;
  const signs = [...separators.replace(/\s/g, '')];
  const parts = element.children.filter(isElement).map(inner);
  const between = (index: number): string => operator(signs[Math.min(index, signs.length - 1)] ?? '');
  const row = parts.map((part, index) => (index > 0 && signs.length > 0 ? between(index - 1) + part : part)).join('');
  return `<mrow>${open && operator(open)}${row}${close && operator(close)}</mrow>`;
};

const inner = (element: Element): string => {
  const name = element.name.replace(/^mml:/, '');
  element.kept = true;
  if (name.startsWith('annotation')) return '';
  if (!element.name.startsWith('mml:')) return words(element);
  if (name === 'mfenced') return fenced(element);
  if (!elements.has(name)) return content(element);
  const body = name === 'mtext' || name === 'ms' ? words(element) : content(element);
  return `<${name}${attributes(chosen(element))}>${body}</${name}>`;
};

/** The formula in MathML without prefixes, as HTML wants it. */
export const math = (element: Element, display: 'block' | 'inline'): string => {
  element.kept = true;
  return `<math${attributes({ ...chosen(element), display })}>${content(element)}</math>`;
};
