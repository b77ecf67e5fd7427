import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import type { MailSearch } from './mail-search.ts';

export type Mail = Answers['messaging']['listMail']['rows'][number];

export const useMails = ({ page, size, q, state, event }: MailSearch) =>
  useQuery(
    calls.messaging.listMail.queryOptions({
      input: { page, size, q, filters: { state, event } },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
