import type { APIRequestContext } from '@playwright/test';

type Listed = { id: string; number: string; state: string };

/** What the workspace of this person lists: all of it, or what is found by these words. */
export const listedArticles = async (person: APIRequestContext, q = ''): Promise<Listed[]> => {
  const data = { filters: { view: 'all' }, size: 100, q };
  const answer = await person.post('/api/admin/articles/get-article-listing', { data });
  return ((await answer.json()) as { rows: Listed[] }).rows;
};
