import type { APIRequestContext } from '@playwright/test';

type Listed = { id: string; number: string; state: string };

/** What the workspace of this person lists, all of it. */
export const listedArticles = async (person: APIRequestContext): Promise<Listed[]> => {
  const data = { filters: { view: 'all' }, size: 100 };
  const answer = await person.post('/api/admin/articles/get-article-listing', { data });
  return ((await answer.json()) as { rows: Listed[] }).rows;
};
