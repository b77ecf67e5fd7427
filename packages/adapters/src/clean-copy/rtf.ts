/** RTF 1.9.1: the information group, the tables of revisers and the authors of annotations are destinations of their own. */
import { type Found, Uncleanable } from './traces.ts';

const destinations =
  /\{(?:\\\*)?\\(info|atnid|atnauthor|atndate|revtbl|userprops|rsidtbl|xmlnstbl|datastore|themedata|generator|docvar|company|operator)\b/;

/** Where the group that begins here ends, one past its brace. */
const endOf = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Uncleanable('a broken file');
};

const wordsOf = (group: string): string => group.replace(/\\[a-z]+-?\d* ?|\\\*|[{}]|\\'[0-9a-f]{2}/gi, ' ').trim();

export const cleanRtf = (bytes: Uint8Array, found: Found): Uint8Array => {
  let text = Buffer.from(bytes).toString('latin1');
  if (/\\bin\d|\\objdata\b/.test(text)) throw new Uncleanable('an embedded object');
  for (;;) {
    const next = destinations.exec(text);
    if (!next) break;
    const end = endOf(text, next.index);
    const group = text.slice(next.index, end);
    const kind = next[1] ?? '';
    if (kind === 'info')
      for (const [, value = ''] of group.matchAll(/\{\\(?:author|operator|company|manager)\b([^}]*)\}/g))
        found.add('author', wordsOf(value));
    if (kind === 'atnauthor' || kind === 'atnid' || kind === 'revtbl') found.add('reviser', wordsOf(group));
    text = text.slice(0, next.index) + text.slice(end);
  }
  return Buffer.from(text.replace(/\\(?:insrsid|charrsid|pararsid|sectrsid|delrsid|tblrsid)\d+ ?/g, ''), 'latin1');
};

export const textOfRtf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/\\'([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\u(-?\d+) ?\??/g, (_, code: string) => String.fromCharCode((Number(code) + 65_536) % 65_536))
    .replace(/\\(?:par|line|tab|cell)\b ?/g, ' ')
    .replace(/\\[a-z]+-?\d* ?|\\\*|[{}]/gi, '');
