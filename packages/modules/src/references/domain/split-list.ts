const numbered = /^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)\]]?)\s/;

/** A line that was wrapped is indented, or goes on in lower case, with a year, an address … */
const beginsLikeReference = /^ ?(?:\[\d|\(\d{1,4}\)\s|\d{1,4}[.)]\s|\p{Lu}[\p{L}'’.-]+[ ,])/u;

const joined = (lines: string[]): string =>
  lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .replace(numbered, '')
    .trim();

const gather = (lines: string[], beginning: RegExp): string[][] => {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && !beginning.test(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
};

const groupsOf = (text: string): string[][] => {
  const blocks = text.split(/\n\s*\n/);
  const lines = text.split('\n');
  const numberedLines = lines.filter((line) => numbered.test(line)).length;
  if (numberedLines >= 2 && numberedLines >= blocks.length) return gather(lines, numbered);
  return blocks.length > 1 ? blocks.map((block) => block.split('\n')) : gather(lines, beginsLikeReference);
};

/**
 * Splits a pasted reference list into entries: by numbers when most lines carry one, else by blank lines when there are any
 * between entries, else line by line, joining lines that were only wrapped.
 */
export const splitList = (pasted: string): string[] =>
  groupsOf(
    pasted
      .replace(/\r\n?/g, '\n')
      .replace(/\u00a0/g, ' ')
      .trim(),
  )
    .map(joined)
    .filter((entry) => entry.length > 3);

/** The DOI inside a reference, lower case and without trailing punctuation (evaluation-and-reporting 3.1). */
export const doiIn = (raw: string): string | null => {
  const found = raw.match(/10\.\d{4,9}\/\S+/)?.[0];
  return found ? found.toLowerCase().replace(/[.,;)\]}>"'’]+$/, '') : null;
};
