import type { PersonActor } from '@naskhah/kernel/actor';
import {
  approveIssue,
  approveIssueFinally,
  publishIssue,
  returnIssue,
  saveIssue,
  saveVolume,
  setArticleIntoIssue,
} from '@naskhah/modules/publishing/host';
import { giveDoi } from '@naskhah/modules/submissions/host';
import type { Article } from './chapters/article.ts';
import { journalId } from './found-journals.ts';
import type { JournalSeed } from './journals.ts';
import type { IssueSeed } from './plan.ts';
import { type Story, told } from './story.ts';
import type { Team } from './teams.ts';
import { letters } from './texts/letters.ts';

/** The volumes of a journal and how many issues each has so far. */
export type Shelf = Map<number, { volume: string; issues: number }>;

const place = async (story: Story, journal: JournalSeed, manager: PersonActor, shelf: Shelf) => {
  const year = story.now().getUTCFullYear();
  const known = shelf.get(year);
  if (known) {
    known.issues += 1;
    return known;
  }
  const number = String(year - journal.firstYear + 1);
  const input = { id: story.newId(), journalId: journalId(story, journal.key), number, year, title: {} };
  const made = { volume: told(await saveVolume(story.needs)(manager, input)), issues: 1 };
  shelf.set(year, made);
  return made;
};

const versionOf = async (story: Story, id: string): Promise<number> => {
  const row = await story.trx
    .selectFrom('publishing.issue')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.version;
};

/** As the number of the submission, under a prefix that nobody has. */
const doiOf = async (story: Story, article: Article): Promise<string> => {
  const { number } = await story.trx
    .selectFrom('submissions.submission')
    .select('number')
    .where('id', '=', article.id)
    .executeTakeFirstOrThrow();
  return `10.99999/${(number ?? article.id).toLowerCase().replaceAll('-', '.')}`;
};

/** Sets the articles on pages that follow one another. */
const compile = async (story: Story, chief: PersonActor, id: string, articles: readonly Article[]): Promise<void> => {
  let page = 1;
  for (const article of articles) {
    const length = story.seed.whole(8, 18);
    const pages = `${page}–${page + length}`;
    page += length + 1;
    story.soon();
    told(await setArticleIntoIssue(story.needs)(chief, { articleId: article.id, issueId: id, pages }));
  }
};

/** Tells an issue from its first day to the state that its seed names. */
export const seedIssue = async (
  story: Story,
  { journal, team, shelf }: { journal: JournalSeed; team: Team; shelf: Shelf },
  seed: IssueSeed,
  articles: readonly Article[],
): Promise<void> => {
  const manager = await story.actor(team.manager);
  const chief = await story.actor(team.chief);
  story.begin();
  story.when(seed.days + 10);
  const { volume, issues } = await place(story, journal, manager, shelf);
  const id = told(
    await saveIssue(story.needs)(manager, {
      id: story.newId(),
      version: undefined,
      journalId: journalId(story, journal.key),
      volumeId: volume,
      number: String(issues),
      title: {},
      description: {},
      continuous: false,
      plannedOn: null,
    }),
  );
  const step = async () => ({ id, version: await versionOf(story, id), note: '' });
  await compile(story, chief, id, articles);
  if (seed.state === 'draft' || seed.state === 'compiled') return;
  story.when(seed.state === 'requested' ? seed.days : seed.days + 3);
  told(await publishIssue(story.needs)(manager, await step()));
  if (seed.state === 'requested') return;
  story.when(seed.state === 'public' ? seed.days + 1 : seed.days);
  if (seed.state === 'returned') {
    const reason = letters['issue-returned'].en;
    told(await returnIssue(story.needs)(chief, { id, version: await versionOf(story, id), reason }));
    return;
  }
  told(await approveIssue(story.needs)(chief, await step()));
  if (seed.state === 'approved') return;
  story.when(seed.days);
  for (const article of articles) await giveDoi(story.trx, article.id, await doiOf(story, article));
  told(await approveIssueFinally(story.needs)(manager, await step()));
};
