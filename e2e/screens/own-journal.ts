import type { APIRequestContext } from '@playwright/test';

type Listing = { rows: { id: string }[] };

/** A journal that the person works for. */
export const ownJournal = async (person: APIRequestContext): Promise<string> => {
  const data = { filters: { mine: true }, size: 50 };
  const answer = await person.post('/api/admin/journals/journal-listing', { data });
  return ((await answer.json()) as Listing).rows[0]?.id ?? '';
};
