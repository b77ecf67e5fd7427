import { randomBytes } from 'node:crypto';
import type { Trx } from '@naskhah/db/tables';
import { markNoticedBefore, markQueuedAsSent } from '@naskhah/modules/messaging/host';
import { leave } from './chapters/leave.ts';
import { foundJournals } from './found-journals.ts';
import { giveForms } from './give-forms.ts';
import { giveTasks, returnMail } from './give-tasks.ts';
import { invitePeople } from './invite-people.ts';
import { journalSeeds } from './journals.ts';
import { seedPeople } from './people.ts';
import { plans, retractedIn } from './plan.ts';
import { seedArticles } from './seed-articles.ts';
import { type Shelf, seedIssue } from './seed-issues.ts';
import { seeded } from './seeded.ts';
import { setPortal } from './set-portal.ts';
import { type Outside, storyOf } from './story.ts';
import { teams } from './teams.ts';
import { writeToTeams } from './write-to-teams.ts';

const seedOfTheWorld = 20_260_101;

/**
 * The demo world: eight journals, sixty people, 120 submissions and 60 published articles, told through the acts that
 * people use. The same on every machine, but for its dates, which count back from `start`.
 */
export const seedDemoWorld = async (trx: Trx, start: Date, outside: Omit<Outside, 'randomToken'>): Promise<void> => {
  const randomToken = () => randomBytes(32).toString('base64url');
  const story = storyOf(trx, seeded(seedOfTheWorld), start, { ...outside, randomToken });
  await seedPeople(story);
  await foundJournals(story);
  for (const journal of journalSeeds) {
    const plan = plans[journal.key];
    const team = teams[journal.key];
    if (!plan || !team) continue;
    const articles = await seedArticles(story, journal, team, plan);
    const shelf: Shelf = new Map();
    for (const issue of plan.issues) {
      const inIssue = articles.filter(({ planned }) => planned.issue === issue).map(({ article }) => article);
      await seedIssue(story, { journal, team, shelf }, issue, inIssue);
      const last = inIssue.at(-1);
      if (journal.key === retractedIn && issue === plan.issues[0] && last) {
        story.when(30);
        await leave(story, last, team.chief, 'retracted');
      }
    }
    await story.settle();
  }
  await setPortal(story);
  await invitePeople(story);
  await giveTasks(story);
  await writeToTeams(story);
  await giveForms(story);
  await markQueuedAsSent(trx);
  await returnMail(story);
  await markQueuedAsSent(trx);
  await markNoticedBefore(trx, new Date(start.getTime() - 4 * 86_400_000));
};
