import { withoutMarks } from '@naskhah/kernel/inline-marks';
import type { JournalSeed } from '../journals.ts';
import type { Writer } from '../people.ts';
import type { Scholar } from '../scholars.ts';
import type { Story } from '../story.ts';
import type { Team } from '../teams.ts';
import type { ArticleText } from '../texts/article-text.ts';
import { type Letter, letters } from '../texts/letters.ts';

/** An article while it is told: what is fixed from the start, and the ids that its chapters find out. */
export type Article = {
  id: string;
  journal: JournalSeed;
  journalId: string;
  sectionId: string | null;
  team: Team;
  text: ArticleText;
  /** The other articles of the field: what it may cite. */
  neighbours: readonly ArticleText[];
  colleagues: readonly Scholar[];
  language: 'en' | 'ms';
  authors: readonly [Writer, ...Writer[]];
  editor: string;
  reviewers: readonly string[];
  reviews: Map<string, string>;
};

export const versionOf = async (story: Story, id: string): Promise<number> => {
  const found = await story.trx
    .selectFrom('submissions.submission')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return found.version;
};

export const letter = (article: Article, name: Letter): string => letters[name][article.language];

/** As an author would name the file. */
export const fileName = (article: Article, ending: string): string =>
  `${withoutMarks(article.text.title[article.language])
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48)}${ending}`;
