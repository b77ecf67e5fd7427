import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../app/answers.ts';
import { calls } from '../../../app/calls.ts';

export type ReviewRecord = Answers['workflow']['getReview'];

export const useReview = (id: string) => useQuery(calls.workflow.getReview.queryOptions({ input: { id } }));

export const reviewKey = (id: string) => calls.workflow.getReview.queryKey({ input: { id } });
