import { searched } from './searched.ts';

/** Words that stand in the names of so many journals that they make no two alike. */
const usual = new Set(
  'journal jurnal bulletin buletin review reviews annals proceedings prosiding transactions archives letters international antarabangsa malaysian malaysia of the and in on for a an dan dalam bagi untuk de la'.split(
    ' ',
  ),
);

/** The words of a title as they are compared: small letters, without accents, each once, in order. */
const wordsOfTitle = (title: string): string[] => [
  ...new Set(
    searched(title)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

/** The words by which a title differs from other journals; of a title of usual words alone, all of them. */
export const ownWordsOf = (title: string): string[] => {
  const words = wordsOfTitle(title);
  const own = words.filter((word) => !usual.has(word));
  return own.length > 0 ? own : words;
};

export type Closeness = { close: 'very' | 'rather'; common: string[]; of: number };

const veryClose = 0.8;
const ratherClose = 0.6;

/** How near other titles are to this one, by the words that both have, of the longer one; undefined where they are far apart. */
export const closenessTo = (title: string): ((other: string) => Closeness | undefined) => {
  const [mine, own] = [wordsOfTitle(title), ownWordsOf(title)];
  return (other) => {
    const theirs = new Set(wordsOfTitle(other));
    if (!own.some((word) => theirs.has(word))) return undefined;
    const common = mine.filter((word) => theirs.has(word));
    const of = Math.max(mine.length, theirs.size);
    if (common.length / of >= veryClose) return { close: 'very', common, of };
    return common.length / of >= ratherClose ? { close: 'rather', common, of } : undefined;
  };
};
