import { lockArticle, moveArticle } from '@naskhah/modules/submissions';
import type { Story } from '../story.ts';
import type { Article } from './article.ts';

/** Ends that no act reaches yet: the article is moved and the fact is told, as that act will. */
export const leave = async (
  story: Story,
  article: Article,
  by: string,
  status: 'withdrawn' | 'transferred' | 'retracted',
): Promise<void> => {
  const row = await lockArticle(story.trx, article.id);
  if (!row) throw new Error(`there is no article ${article.id}`);
  await moveArticle(story.trx, row, { stage: row.stage, status }, story.now());
  await story.needs.tell(story.trx, await story.actor(by), {
    event: `article-was-${status}`,
    subject: { type: 'article', id: article.id },
    journal: article.journalId,
  });
};
