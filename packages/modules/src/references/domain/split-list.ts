const numbered = /^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)\]]?)\s+/;
const startsLikeReference = /^\s*(?:\[\d|\(\d{1,4}\)\s|\d{1,4}[.)]\s|[\p{Lu}][\p{L}'’.-]+[ ,])/u;

const joined = (lines: string[]): string =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .replace(/(\p{Ll})- (\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .replace(numbered, '')
    .trim();

const gather = (lines: string[], begins: (line: string) => boolean): string[] => {
  const groups: string[][] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    if (groups.length === 0 || begins(line)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map(joined).filter((entry) => entry.length > 3);
};

/**
 * Splits a pasted reference list into entries: by blank lines when there are any between entries, else by numbers when
 * most lines carry one, else line by line, joining lines that were only wrapped (indented, or continuing in lower case).
 */
export const splitList = (pasted: string): string[] => {
  const text = pasted
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .trim();
  if (text === '') return [];
  const blocks = text.split(/\n\s*\n+/).filter((block) => block.trim() !== '');
  const lines = text.split('\n');
  const numberedLines = lines.filter((line) => numbered.test(line)).length;
  if (numberedLines >= 2 && numberedLines >= blocks.length) return gather(lines, (line) => numbered.test(line));
  if (blocks.length > 1) return blocks.map((block) => joined(block.split('\n'))).filter((entry) => entry.length > 3);
  return gather(
    lines,
    (line) => !/^\s{2,}|^\t/.test(line) && startsLikeReference.test(line) && !/^\s*\p{Ll}/u.test(line),
  );
};

/** The DOI inside a reference, lower case and without trailing punctuation (evaluation-and-reporting 3.1). */
export const doiIn = (raw: string): string | null => {
  const found = raw.match(/10\.\d{4,9}\/\S+/)?.[0];
  return found ? found.toLowerCase().replace(/[.,;)\]}>"'’]+$/, '') : null;
};
