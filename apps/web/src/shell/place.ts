import type { Entry, Module } from './use-menu.ts';

export type Place = { module: Module; entry: Entry };

/** Records whose addresses lie beside their list: where each belongs. */
const belongsTo: readonly { record: string; list: string }[] = [
  { record: '/private/article-management/article-workflow/', list: '/private/article-management/workspace' },
  { record: '/private/journal-management/issues/', list: '/private/journal-management/journal-list' },
  { record: '/private/journal-management/issue/', list: '/private/journal-management/journal-list' },
];
const listedAt = (pathname: string): string =>
  belongsTo.find(({ record }) => pathname.startsWith(record))?.list ?? pathname;

const covers = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Where an address lies in the menu: the entry with the longest path that covers it. */
export const placeOf = (modules: readonly Module[], pathname: string): Place | undefined =>
  modules
    .flatMap((module) => module.entries.map((entry) => ({ module, entry })))
    .filter(({ entry }) => covers(entry.path, listedAt(pathname)))
    .sort((one, other) => other.entry.path.length - one.entry.path.length)[0];
