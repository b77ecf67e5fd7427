import { useQuery } from '@tanstack/react-query';
import { calls } from '../../../app/calls.ts';

export const useArticle = (id: string) => useQuery(calls.desk.getDataArtikel.queryOptions({ input: { id } }));

/** What happened to the article, newest first, in the words of this viewer. */
export const useTimeline = (id: string) => useQuery(calls.desk.logsArticle.queryOptions({ input: { id } }));
