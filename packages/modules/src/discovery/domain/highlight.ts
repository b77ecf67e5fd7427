/** A stretch of text from a place in it; `hit` marks what was searched for. */
export type Stretch = { from: number; text: string; hit: boolean };

/** Case and accents do not count, as in the search itself. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words that were asked for: without the operators of the search and without words that are left out by a minus. */
export const wordsAsked = (q: string): string[] =>
  [...new Set((q.replace(/(^|\s)-\S+/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).map(fold))].filter(
    (word) => word !== 'or' && word.length > 1,
  );

/** Stems are the database's: here two words are the same when they differ only in a short ending, as 'forest' and 'forests' do. */
const isSame = (word: string, asked: string): boolean => {
  const shorter = Math.min(word.length, asked.length);
  if (Math.abs(word.length - asked.length) > 3) return false;
  const root = Math.max(4, shorter - 1);
  return word.slice(0, root) === asked.slice(0, root);
};

export const highlight = (text: string, asked: readonly string[]): Stretch[] => {
  const stretches: Stretch[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = fold(match[0]);
    if (!asked.some((wanted) => isSame(word, wanted))) continue;
    if (match.index > plainFrom)
      stretches.push({ from: plainFrom, text: text.slice(plainFrom, match.index), hit: false });
    stretches.push({ from: match.index, text: match[0], hit: true });
    plainFrom = match.index + match[0].length;
  }
  if (plainFrom < text.length) stretches.push({ from: plainFrom, text: text.slice(plainFrom), hit: false });
  return stretches;
};

/** The part of a long text in which the search hits most, cut at words; its beginning when nothing is hit. */
export const context = (text: string, asked: readonly string[], length = 240): Stretch[] => {
  const hits = highlight(text, asked).flatMap(({ from, hit }) => (hit ? [from] : []));
  const countFrom = (start: number) => hits.filter((hit) => hit >= start && hit < start + length - 60).length;
  const best = hits.reduce((chosen, start) => (countFrom(start) > countFrom(chosen) ? start : chosen), hits[0] ?? 0);
  const wanted = Math.max(0, Math.min(best - 60, text.length - length));
  const begin = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  const space = text.lastIndexOf(' ', begin + length);
  const end = begin + length >= text.length ? text.length : space > begin ? space : begin + length;
  const cut = `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
  return highlight(cut, asked);
};
