/**
 * Titles and abstracts are kept as text in which species names and formulas may be marked: `<i>Nepenthes</i> in CO<sub>2</sub>`.
 * These six tags without attributes are marks; every other sign stands for itself.
 */
const names = ['i', 'b', 'em', 'strong', 'sub', 'sup'] as const;
export type InlineMark = (typeof names)[number];

export type InlinePart = string | { mark: InlineMark; parts: InlinePart[] };

const tags = /<(\/?)(i|b|em|strong|sub|sup)>/g;

const markOf = (name: string | undefined): InlineMark => names.find((one) => one === name) ?? 'i';

type Open = { mark: InlineMark; parts: InlinePart[] };

/** The text in its parts, marks within marks. One that is never closed ends with the text, a closing one without its beginning is left out. */
export const inlineParts = (text: string): InlinePart[] => {
  const whole: InlinePart[] = [];
  const open: Open[] = [];
  const here = (): InlinePart[] => open.at(-1)?.parts ?? whole;
  const begin = (mark: InlineMark) => {
    const begun: Open = { mark, parts: [] };
    here().push(begun);
    open.push(begun);
  };
  const end = (mark: InlineMark) => {
    if (!open.some((one) => one.mark === mark)) return;
    while (open.pop()?.mark !== mark);
  };
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name, index } of text.matchAll(tags)) {
    if (index > from) here().push(text.slice(from, index));
    from = index + tag.length;
    (slash ? end : begin)(markOf(name));
  }
  if (from < text.length) here().push(text.slice(from));
  return whole;
};

/** The text without its marks, for mails, tables, names of things and whatever shows letters only. */
export const withoutMarks = (text: string): string => text.replace(tags, '');

/** Paragraphs are divided by an empty line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
