import { severalOf, textOf } from './search-values.ts';

const none = 'none';

/** The columns that an address asks for, in the order of the list; the usual ones when it asks for none that there is. */
export const columnsOf = <K extends string>(asked: unknown, known: readonly K[], usual: readonly K[]): K[] => {
  if (textOf(asked) === none) return [];
  const chosen = severalOf(known, asked);
  return chosen.length > 0 ? chosen : [...usual];
};

/** How the address says it; empty for the usual columns. */
export const columnsAsked = <K extends string>(shown: readonly K[], usual: readonly K[]): string => {
  if (shown.length === 0) return none;
  const same = shown.length === usual.length && usual.every((one) => shown.includes(one));
  return same ? '' : shown.join(',');
};
