/** What is written into a text field: `line` for a short one, `block` for several lines; each at most so long. */
export type Words = { line: (most?: number) => string; block: (most?: number) => string };

/** Gives out the lines one after another, so that every field gets others; a line that is too long waits for a longer field. */
export const wordsOf = (lines: readonly string[]): Words => {
  let waiting = [...lines];
  const next = (most: number): string | undefined => {
    const at = waiting.findIndex((line) => line.length <= most);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  const line = (most = 200): string => {
    const found = next(most);
    if (found !== undefined) return found;
    waiting = [...waiting, ...lines.filter((one) => !waiting.includes(one))];
    const again = next(most);
    if (again === undefined) throw new Error(`no line is as short as ${most}`);
    return again;
  };
  return {
    line,
    block: (most = 2000) => {
      let text = line(most);
      for (let more = next(most - text.length - 1); more !== undefined; more = next(most - text.length - 1))
        text += `\n${more}`;
      return text;
    },
  };
};

/** The same words without any sign that could mean something to a browser, in lines of the same length. */
export const tamed = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/[^\p{L}\p{N} ]/gu, '·').replace(/^ | $/g, '·'));
