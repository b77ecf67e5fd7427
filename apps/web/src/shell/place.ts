import type { Entry, Module } from './use-menu.ts';

export type Place = { module: Module; entry: Entry };

const covers = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Pages of a record that the menu reaches through a list with another path. */
const belongs: readonly (readonly [below: string, entry: string])[] = [
  ['/private/article-management/article-workflow', '/private/article-management/workspace'],
  ['/private/journal-management/journal-messages', '/private/journal-management/journal-list'],
  ['/private/journal-management/issue', '/private/journal-management/journal-list'],
  ['/private/article-management/submission', '/private/article-management/my-submissions'],
  ['/private/journal-management/journal-registration', '/private/journal-management/journal-list'],
  ['/private/journal-management/journal-setup', '/private/journal-management/journal-list'],
  ['/private/journal-management/journal-information', '/private/journal-management/journal-list'],
];

const listOf = (pathname: string): string => belongs.find(([below]) => covers(below, pathname))?.[1] ?? pathname;

/** Where an address lies in the menu: the entry with the longest path that covers it. */
export const placeOf = (modules: readonly Module[], pathname: string): Place | undefined =>
  modules
    .flatMap((module) => module.entries.map((entry) => ({ module, entry })))
    .filter(({ entry }) => covers(entry.path, listOf(pathname)))
    .sort((one, other) => other.entry.path.length - one.entry.path.length)[0];
