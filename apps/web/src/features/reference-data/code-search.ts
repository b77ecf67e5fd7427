import { type CodeList, codeListNames } from '@naskhah/kernel/code-lists';
import { searched } from '@naskhah/kernel/searched';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { oneOf, textOf } from '../../lists/search-values.ts';
import { withSearch } from '../../lists/with-search.ts';

export type CodeRow = Answers['codeTables']['listCodes'][number];

/** `code`: the entry whose dialog is open. */
export type CodeSearch = { list: CodeList; q: string; code: string };

const usual: CodeSearch = { list: 'discipline', q: '', code: '' };

export const codeSearch = (search: Record<string, unknown>): CodeSearch => ({
  list: oneOf(codeListNames, search.list, usual.list),
  q: textOf(search.q).slice(0, 200),
  code: textOf(search.code).slice(0, 120),
});

export const codesHref = (now: CodeSearch, change: Partial<CodeSearch>): string =>
  withSearch(addresses.refCode, { ...now, ...change }, usual);

/** The entries with every typed word in value or name. */
export const codesFound = (rows: readonly CodeRow[], q: string): CodeRow[] => {
  const wanted = searched(q).split(' ');
  return rows.filter((row) => {
    const text = searched(`${row.value} ${row.label_en} ${row.label_ms}`);
    return wanted.every((word) => text.includes(word));
  });
};
