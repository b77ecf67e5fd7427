/** Words that stand in many names and say nothing alone, and titles. */
const common = new Set(
  'bin binti bte a l a p dr prof ir hj haji hajah dato datuk datin tan sri puan encik van von de'.split(' '),
);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a name that say whose it is, in the text's order of words, as one line. */
const lineOf = (words: readonly string[]): string => ` ${words.filter((word) => !common.has(word)).join(' ')} `;

/** Which of these people a text names, by the whole name in either order or by their address. */
export const namesIn = (text: string, people: readonly { name: string; email: string | null }[]): string[] => {
  const line = lineOf(wordsOf(text));
  const lower = text.toLowerCase();
  const named = ({ name, email }: { name: string; email: string | null }): boolean => {
    if (email && lower.includes(email.toLowerCase())) return true;
    const own = wordsOf(name).filter((word) => !common.has(word));
    if (own.length === 0 || own.join('').length < 4) return false;
    const [first = '', ...rest] = own;
    return [own, [...rest, first], [own.at(-1) ?? '', ...own.slice(0, -1)]].some((order) =>
      line.includes(lineOf(order)),
    );
  };
  return people.filter(named).map(({ name }) => name);
};
