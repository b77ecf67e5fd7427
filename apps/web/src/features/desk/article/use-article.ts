import { useQuery } from '@tanstack/react-query';
import { calls } from '../../../app/calls.ts';

export const useArticle = (id: string) => useQuery(calls.deskArticle.getDataArtikel.queryOptions({ input: { id } }));

/** What happened to the article, newest first, in the words of this viewer. */
export const useTimeline = (id: string) => useQuery(calls.deskArticle.logsArticle.queryOptions({ input: { id } }));
