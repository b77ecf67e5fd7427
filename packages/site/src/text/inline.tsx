import type { ReactNode } from 'react';

const allowed = new Set(['i', 'b', 'em', 'strong', 'sub', 'sup']);
const tags = /<(\/?)(i|b|em|strong|sub|sup)>/g;

/** Titles and abstracts are text in which species names and formulas may be marked; every other sign stands for itself. */
export const plain = (text: string): string => text.replace(tags, '');

type Open = { name: string; children: ReactNode[] };

/** The text with its marks as elements. A mark that is never closed ends with the text. */
export const marked = (text: string): ReactNode => {
  if (!text.includes('<')) return text;
  const stack: Open[] = [{ name: '', children: [] }];
  const top = (): Open => stack[stack.length - 1] ?? { name: '', children: [] };
  const close = () => {
    const { name: Name, children } = stack.pop() ?? { name: 'i', children: [] };
    const Mark = Name as 'i';
    top().children.push(<Mark key={top().children.length}>{children}</Mark>);
  };
  let from = 0;
  for (const match of text.matchAll(tags)) {
    const [whole, slash, name = ''] = match;
    if (match.index > from) top().children.push(text.slice(from, match.index));
    from = match.index + whole.length;
    if (!slash && allowed.has(name)) stack.push({ name, children: [] });
    else if (stack.some((open) => open.name === name)) {
      while (top().name !== name) close();
      close();
    }
  }
  if (from < text.length) top().children.push(text.slice(from));
  while (stack.length > 1) close();
  return top().children;
};

/** Paragraphs are divided by an empty line. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
