import type { Article } from './chapters/article.ts';
import type { Ending } from './fates.ts';
import { journalId } from './found-journals.ts';
import type { JournalSeed } from './journals.ts';
import { writerOf } from './people.ts';
import type { IssueSeed, Plan } from './plan.ts';
import { scholars } from './scholars.ts';
import { lengthOf, scriptOf } from './scripts.ts';
import type { Story } from './story.ts';
import type { Team } from './teams.ts';
import { type ArticleText, articleTexts } from './texts/article-text.ts';
import { fields, type WrittenField } from './texts/fields.ts';

export type Planned = { ending: Ending; issue: IssueSeed | undefined };

/** Those that an issue takes were ready some days before it. */
const forIssue = (story: Story, issue: IssueSeed): Planned[] =>
  Array.from({ length: issue.articles }, (_, at) => {
    const author = issue.authors?.[at];
    const fate = (issue.days + at) % 4 === 0 ? 'ready-after-revision' : 'ready-to-schedule';
    const days = issue.days + story.seed.whole(12, 26);
    return { ending: { fate, days, ...(author && { author }) }, issue };
  });

const malay: Record<string, number> = { jek: 2, bjph: 0, jbpn: 3, mrif: 0, jte: 0, jprm: 2 };

type Cast = { journal: JournalSeed; team: Team; text: ArticleText; texts: readonly ArticleText[]; at: number };

const cast = (story: Story, { journal, team, text, texts, at }: Cast, ending: Ending): Article => {
  const { seed } = story;
  const language = at % 3 < (malay[journal.key] ?? 0) ? 'ms' : 'en';
  const wanted = seed.whole(1, Math.min(3, team.scholars.length - 2));
  const own = ending.author ? [ending.author] : [];
  const [submitter, ...others] = [...own, ...seed.several(team.scholars, wanted)].map((key) => writerOf(key));
  if (!submitter) throw new Error(`nobody writes for ${journal.key}`);
  const authors = [submitter, ...others] as const;
  const free = team.scholars.filter((key) => !authors.some((one) => one.key === key));
  return {
    id: story.newId(),
    journal,
    journalId: journalId(story, journal.key),
    sectionId: null,
    team,
    text,
    neighbours: texts,
    colleagues: scholars.filter((one) => one.field === journal.field),
    language,
    authors,
    editor: ending.editor ?? team.chief,
    reviewers: [...(ending.reviewers ?? []), ...seed.several(free, 2)].slice(0, 2),
    reviews: new Map(),
  };
};

/** Tells every article of a journal, the earliest submission first, so that the numbers follow the days. */
export const seedArticles = async (
  story: Story,
  journal: JournalSeed,
  team: Team,
  plan: Plan,
): Promise<{ article: Article; planned: Planned }[]> => {
  const texts = articleTexts(fields[journal.field as WrittenField], story.seed);
  const all = [
    ...plan.endings.map((ending) => ({ ending, issue: undefined })),
    ...plan.issues.flatMap((issue) => forIssue(story, issue)),
  ];
  const begun = ({ ending }: Planned): number => ending.days + lengthOf(ending.fate);
  const inOrder = [...all].sort((one, next) => begun(next) - begun(one));
  const toldOf = [];
  for (const [at, planned] of inOrder.entries()) {
    const text = texts[at];
    if (!text) throw new Error(`${journal.key} has more articles than texts`);
    story.begin();
    story.when(begun(planned));
    const article = cast(story, { journal, team, text, texts, at }, planned.ending);
    for (const [step, { day, act }] of scriptOf(planned.ending.fate).entries()) {
      if (step > 0) story.when(begun(planned) - day);
      await act(story, article);
    }
    toldOf.push({ article, planned });
  }
  return toldOf;
};
