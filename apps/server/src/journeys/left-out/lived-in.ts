import { newId } from '@naskhah/kernel/ids';
import { articleSeenBy } from '@naskhah/testing/attacks/article-seen-by';
import type { Cast } from '@naskhah/testing/attacks/cast';
import { testCast } from '@naskhah/testing/attacks/test-cast';
import { wordsOf } from '@naskhah/testing/attacks/words';
import { writeDraft } from '@naskhah/testing/attacks/written-draft';
import { writeJournal } from '@naskhah/testing/attacks/written-journal';
import type { TestDatabase } from '@naskhah/testing/test-database';
import type { TestServer } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import type { World } from './records-of-articles.ts';

export type LivedIn = { cast: Cast; world: World };

/** A journal with its team, a draft, and an article of which a review has begun. */
const begin = async (cast: Cast, { db }: TestDatabase): Promise<World> => {
  const words = wordsOf(Array.from({ length: 40 }, (_, at) => `Peat swamps after the fire ${at}`));
  const { journal, point } = await writeJournal(cast, words, 'jps');
  const article = await writeDraft(cast, words, { journal, point });
  const { chief, reviewer, author } = cast;
  await chief.post('/api/admin/participant/save-participant', {
    article_id: article,
    user_id: chief.id,
    role: 'editor',
  });
  const { version } = await articleSeenBy(chief, article);
  await chief.post('/api/admin/workflow/send-to-review', { article_id: article, version });
  const review = newId();
  const invited = { id: review, kind: 'review', article_id: article, user_id: reviewer.id };
  await chief.post('/api/admin/tasks/request/save-request', invited);
  await reviewer.post('/api/admin/tasks/save-respond', { id: review, version: 1, act: 'accept' });
  const draft = newId();
  const start = { id: draft, journal_id: journal, language: 'en', checklist: [point] };
  await author.post('/api/admin/article-submission/save', start);
  const placed = await seedSubmission(db, journal, { title: 'Placed', number: 'JPS-9' });
  await db.updateTable('submissions.submission').set({ stage: 'production' }).where('id', '=', placed).execute();
  return { journal, article, draft, review, placed };
};

export const livedIn = async (server: TestServer, database: TestDatabase, name: string): Promise<LivedIn> => {
  const cast = await testCast(server, database, name);
  return { cast, world: await begin(cast, database) };
};
