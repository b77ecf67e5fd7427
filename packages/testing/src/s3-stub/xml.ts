type Value = string | number | boolean | Date | Node | readonly Node[];
type Node = { [name: string]: Value };

const text = (value: string | number | boolean | Date) =>
  (value instanceof Date ? value.toISOString() : String(value)).replace(/&/g, '&amp;').replace(/</g, '&lt;');

const element = (name: string, value: Value): string => {
  if (Array.isArray(value)) return value.map((one) => element(name, one as Node)).join('');
  const inner =
    typeof value === 'object' && !(value instanceof Date)
      ? Object.entries(value)
          .map(([child, content]) => element(child, content))
          .join('')
      : text(value as string);
  return `<${name}>${inner}</${name}>`;
};

export const xml = (name: string, value: Node): string => `<?xml version="1.0"?>${element(name, value)}`;

/** The texts of all elements of this name. */
export const textsOf = (document: string, name: string): string[] =>
  [...document.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, found = '']) => found);
