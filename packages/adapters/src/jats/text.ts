import { type Element, isElement } from './tree.ts';

/** A line that a formatter broke before punctuation or behind a bracket: there was no space. */
const broken = /[ \t\r]*\n[ \t\r\n]*(?=[,.;:)\]])|(?<=[([])[ \t\r]*\n[ \t\r\n]*/g;

/** Line breaks and indentation of the file are no content; a no-break space is. */
export const flowing = (text: string): string =>
  (text.includes('\n') ? text.replace(broken, '') : text).replace(/[ \t\r\n]+/g, ' ');

export const oneLine = (text: string): string => flowing(text).trim();

/** Elements that end a word, so that `Introduction` and the paragraph below it do not run together. */
const separate = new Set([
  'p',
  'title',
  'sec',
  'break',
  'list-item',
  'list',
  'disp-quote',
  'td',
  'th',
  'tr',
  'disp-formula',
]);

/** Notes and their marks hang on a title; they are not part of its words. */
export const isNoteMark = ({ name, attributes }: Element): boolean =>
  name === 'fn' || (name === 'xref' && /^(fn|aff|corresp|author-notes|table-fn)$/.test(attributes['ref-type'] ?? ''));

/** Annotations repeat a formula in another notation. */
const isAnnotation = ({ name }: Element): boolean => name.startsWith('mml:annotation');

const gather = (element: Element, without: (inner: Element) => boolean): string => {
  let text = '';
  for (const node of element.children) {
    if (!isElement(node)) text += node;
    else if (node.name === 'etal' && node.children.length === 0) text += 'et al.';
    else if (!without(node)) {
      const inner =
        node.name === 'mml:math' ? oneLine(gather(node, isAnnotation)).replaceAll(' ', '') : gather(node, without);
      if (inner && element.name === 'name' && text !== '' && !text.endsWith(' ')) text += ' ';
      text += separate.has(node.name) ? ` ${inner} ` : inner;
    }
  }
  return text;
};

/** All words of an element in one line. */
export const textOf = (element: Element | undefined): string => (element ? oneLine(gather(element, () => false)) : '');

/** The words without the marks of footnotes. */
export const wordsOf = (element: Element | undefined): string => (element ? oneLine(gather(element, isNoteMark)) : '');
