import { type InlineMark, type InlinePart, inlineParts } from '@naskhah/kernel/inline-marks';
import type { JSONContent } from '@tiptap/core';

const names: Record<InlineMark, string> = {
  i: 'italic',
  em: 'italic',
  b: 'bold',
  strong: 'bold',
  sub: 'subscript',
  sup: 'superscript',
};

/** In this order one stands within the other. */
const tags = [
  ['bold', 'b'],
  ['italic', 'i'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
] as const;

const lettersWith = (text: string, marks: readonly string[]): JSONContent[] =>
  text
    .split('\n')
    .flatMap((line, place) => [
      ...(place > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, marks: marks.map((type) => ({ type })) }]),
    ]);

const runsOf = (parts: InlinePart[], marks: readonly string[]): JSONContent[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? lettersWith(part, marks)
      : runsOf(part.parts, [...new Set([...marks, names[part.mark]])]),
  );

/** Lines of content: a title has one, an abstract as many paragraphs as empty lines divide. */
export const contentOf = (text: string, lines: 'one' | 'many'): JSONContent => {
  const paragraphs = lines === 'one' ? [text.replaceAll('\n', ' ')] : text.split(/\n[^\S\n]*\n/);
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => ({ type: 'paragraph', content: runsOf(inlineParts(paragraph), []) })),
  };
};

const isBreak = ({ type }: JSONContent): boolean => type === 'hardBreak';

const paragraphText = ({ content = [] }: JSONContent): string => {
  let text = '';
  let open: (typeof tags)[number][] = [];
  for (const run of content) {
    const marks = new Set((run.marks ?? []).map(({ type }) => type));
    const wanted = isBreak(run) ? [] : tags.filter(([type]) => marks.has(type));
    const kept = open.findIndex((one, place) => wanted[place] !== one);
    const staying = kept === -1 ? open : open.slice(0, kept);
    for (const [, tag] of open.slice(staying.length).reverse()) text += `</${tag}>`;
    for (const [, tag] of wanted.slice(staying.length)) text += `<${tag}>`;
    open = wanted;
    text += isBreak(run) ? '\n' : (run.text ?? '');
  }
  return (
    text +
    [...open]
      .reverse()
      .map(([, tag]) => `</${tag}>`)
      .join('')
  );
};

/** The text as it is kept, from what stands in the field; a line of blanks alone is an empty one. */
export const textOf = ({ content = [] }: JSONContent): string =>
  content
    .map(paragraphText)
    .join('\n\n')
    .replaceAll(/\n[^\S\n]+(?=\n)/g, '\n');
