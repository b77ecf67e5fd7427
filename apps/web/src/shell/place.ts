import type { Entry, Module } from './use-menu.ts';

export type Place = { module: Module; entry: Entry };

const covers = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Where an address lies in the menu: the entry with the longest path that covers it. */
export const placeOf = (modules: readonly Module[], pathname: string): Place | undefined =>
  modules
    .flatMap((module) => module.entries.map((entry) => ({ module, entry })))
    .filter(({ entry }) => covers(entry.path, pathname))
    .sort((one, other) => other.entry.path.length - one.entry.path.length)[0];
