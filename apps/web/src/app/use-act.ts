import { type RequestWords, useRequest } from '@naskhah/ui/dialogs/request-provider';
import { queries } from './queries.ts';

/** Asks again for all records that are on the page: an act touches more than its own. */
export const refreshRecords = (): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => Array.isArray(queryKey[0]) });

/** Runs an act with its messages, then asks again for what it may have changed. */
export const useAct = () => {
  const request = useRequest();
  return async <T>(act: () => Promise<T>, words: RequestWords): Promise<T | undefined> => {
    const answer = await request(act, words);
    if (answer !== undefined) await refreshRecords();
    return answer;
  };
};
