import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { citedName } from '../names.ts';
import type { Scholar } from '../scholars.ts';
import type { Seeded } from '../seeded.ts';
import type { ArticleText } from './article-text.ts';

type Language = 'en' | 'ms';

const journalCode = (name: string): string =>
  name
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('')
    .toLowerCase();

/** A list as an author would paste it: works of the same field, all invented, with DOIs of a prefix that nobody has. */
export const referenceList = (
  text: ArticleText,
  about: { others: readonly ArticleText[]; authors: readonly Scholar[]; language: Language; year: number },
  seed: Seeded,
): string[] => {
  const near = about.others.filter((other) => other.theme === text.theme && other !== text);
  const far = seed.several(
    about.others.filter((other) => other.theme !== text.theme),
    seed.whole(8, 14),
  );
  const articles = [...near, ...far].map((other) => {
    const year = Math.max(about.year - seed.whole(1, 12), other.theme.since ?? 0);
    const journal = seed.pick(text.field.cited);
    const names = seed.several(about.authors, seed.whole(1, 3)).map((one) => citedName(one.name));
    const written = names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}` : (names[0] ?? '');
    const language = seed.whole(0, 3) === 0 ? (about.language === 'en' ? 'ms' : 'en') : about.language;
    const volume = year - 2008;
    const from = seed.whole(1, 280);
    const stop = written.endsWith('.') ? '' : '.';
    const doi = `10.99999/${journalCode(journal)}.${year}.${String(seed.whole(1, 899)).padStart(4, '0')}`;
    return `${written}${stop} (${year}). ${withoutMarks(other.title[language])}. ${journal}, ${volume}(${seed.whole(1, 4)}), ${from}–${from + seed.whole(8, 21)}. https://doi.org/${doi}`;
  });
  const reports = text.field.reports.map((report) => {
    const year = about.year - seed.whole(2, 9);
    return `${seed.pick(about.authors).organisation}. (${year}). ${report[about.language]}. ${seed.pick(['Kuala Lumpur', 'Kota Kinabalu', 'Kuching'])}.`;
  });
  return [...articles, ...reports].sort((one, other) => one.localeCompare(other, 'ms'));
};
