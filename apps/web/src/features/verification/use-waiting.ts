import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import type { WaitingSearch, WaitingStep } from './waiting-search.ts';

/** The registrations that wait for the secretariat. */
export const useWaiting = (step: WaitingStep, { page, size, q, sort, checker, late }: WaitingSearch) =>
  useQuery(
    calls.verification.getSubmittedJournal.queryOptions({
      input: {
        page,
        size,
        q,
        sort,
        filters: { step, ...(checker && { checker }), ...(late && { overdue: true }) },
      },
      placeholderData: keepPreviousData,
    }),
  );
