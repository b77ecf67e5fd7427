import { type InlineMark, type InlinePart, inlineParts, withoutMarks } from '@naskhah/kernel/inline-marks';
import type { IconType } from '@naskhah/ui/controls/icon';
import type { Module } from './use-menu.ts';

/** One result: its title cut around what matched, and where it belongs. */
export type Found = {
  /** Where it leads; an act of the page is run instead. */
  href: string;
  run?: () => void;
  /** An icon that the server's menu may name, or a drawn one. */
  icon: string | IconType;
  before: string;
  match: string;
  after: string;
  under: string;
  /** A title of an article, whose words may be marked: in serif, because it is read. */
  reading?: boolean;
  /** In which the title is written, where it may be another than the page's. */
  lang?: string;
};

type Label = (labelled: { label_en: string; label_ms: string }) => string;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A title cut around the part that matches; whole when the match lies elsewhere, in the name of an author, say. */
export const cutAround = (title: string, typed: string): Pick<Found, 'before' | 'match' | 'after'> => {
  const wanted = plain(typed.trim());
  const at = plain(title).indexOf(wanted);
  if (at < 0) return { before: title, match: '', after: '' };
  const end = at + wanted.length;
  return { before: title.slice(0, at), match: title.slice(at, end), after: title.slice(end) };
};

type Run = { text: string; marks: readonly InlineMark[] };

const runsOf = (parts: readonly InlinePart[], marks: readonly InlineMark[] = []): Run[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [{ text: part, marks }] : runsOf(part.parts, [...marks, part.mark]),
  );

const written = ({ text, marks }: Run): string =>
  marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, text);

/** The same of a title with marks: what matches is looked for in its letters, and each part keeps the marks that it stands in. */
export const cutMarked = (title: string, typed: string): Pick<Found, 'before' | 'match' | 'after'> => {
  const { before, match } = cutAround(withoutMarks(title), typed);
  const runs = runsOf(inlineParts(title));
  const cut = (from: number, to: number): string => {
    let passed = 0;
    return runs
      .map(({ text, marks }) => {
        const part = text.slice(Math.max(from - passed, 0), Math.max(to - passed, 0));
        passed += text.length;
        return part && written({ text: part, marks });
      })
      .join('');
  };
  const begins = before.length;
  const ends = begins + match.length;
  return { before: cut(0, begins), match: cut(begins, ends), after: cut(ends, Number.POSITIVE_INFINITY) };
};

/** The menu's entries whose label in the language of the interface holds what was typed; all of them when nothing was. */
export const foundFor = (modules: readonly Module[], typed: string, label: Label): Found[] => {
  const wanted = plain(typed.trim());
  return modules.flatMap((module) =>
    module.entries.flatMap((entry) => {
      const title = label(entry);
      if (!plain(title).includes(wanted)) return [];
      return [{ href: entry.path, icon: entry.icon, under: label(module), ...cutAround(title, typed) }];
    }),
  );
};

/** Those whose name holds what was typed, cut around it; all of them when nothing was typed. */
export const named = <T extends { label: string }>(all: readonly T[], typed: string) =>
  all
    .filter(({ label }) => plain(label).includes(plain(typed.trim())))
    .map((one) => ({ ...one, ...cutAround(one.label, typed) }));
