import type { Language } from '@naskhah/kernel/language';
import type { PublicEntry } from '@naskhah/modules/publishing';
import { site, siteWith } from '@naskhah/words/site/site';
import { say, sayWith } from '@naskhah/words/text';
import { articlePath, galleyPath, inTongue } from '../paths.ts';
import type { Tongue } from '../surroundings.ts';
import { inOrder, type Tongued } from '../text/languages.ts';
import { figure } from './issue-name.ts';

export type EntryView = {
  id: string;
  href: string;
  title: Tongued;
  authors: string;
  pages: string;
  retracted: string | undefined;
  galleys: { id: string; label: string; href: string }[];
};

export type ContentsView = { heading: string; entries: EntryView[] }[];

export const authorLine = (names: readonly string[], all: number, language: Language): string => {
  const others = all - names.length;
  const line = names.join(', ');
  return others > 0 ? `${line} ${sayWith(siteWith.others, language, { count: figure(others) })}` : line;
};

const entryView = (entry: PublicEntry, path: string, tongue: Tongue): EntryView => ({
  id: entry.id,
  href: inTongue(articlePath(path, entry.id), tongue),
  title: inOrder(entry.title, entry.language, tongue.language)[0] ?? {
    text: say(site.article, tongue.language),
    lang: undefined,
    dir: undefined,
  },
  authors: authorLine(
    entry.names.map(({ name }) => name),
    entry.authors,
    tongue.language,
  ),
  pages: entry.pages,
  retracted: entry.status === 'retracted' ? say(site.retractedMark, tongue.language) : undefined,
  galleys: entry.galleys.map(({ id, label, kind }) => ({
    id,
    label,
    href: kind === 'html' ? inTongue(galleyPath(path, entry.id, id), tongue) : galleyPath(path, entry.id, id),
  })),
});

/** The entries under the headings of their sections, in the order in which they come. */
export const contentsView = (
  entries: readonly PublicEntry[],
  path: string,
  tongue: Tongue,
  untitled: string,
): ContentsView => {
  const groups: ContentsView = [];
  let last: string | null | undefined;
  for (const entry of entries) {
    if (entry.sectionId !== last || groups.length === 0) {
      const heading =
        tongue.language === 'ms' ? entry.sectionMs || entry.sectionEn : entry.sectionEn || entry.sectionMs;
      groups.push({ heading: heading ?? untitled, entries: [] });
      last = entry.sectionId;
    }
    groups.at(-1)?.entries.push(entryView(entry, path, tongue));
  }
  return groups;
};
