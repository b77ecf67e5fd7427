const inBraces = /\{\{([^{}]*)\}\}/g;

/** A piece of a text: as it was written, and the name in it where it stands in double braces. */
export type BracePart = { text: string; name?: string };

/** A text cut where names stand in double braces; joined again, the parts are the text. */
export const braceParts = (text: string): BracePart[] => {
  const parts: BracePart[] = [];
  let from = 0;
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(inBraces)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: whole, name: inside.trim() });
    from = index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};

/** The names in double braces in order, each as often as it stands there. */
export const namesInBraces = (text: string): string[] =>
  braceParts(text).flatMap(({ name }) => (name === undefined ? [] : [name]));
