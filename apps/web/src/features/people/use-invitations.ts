import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import type { InvitationSearch } from './invitation-search.ts';

export type Invitation = Answers['deskPeople']['listInvitations']['rows'][number];

export const useInvitations = ({ page, size, q, sort, view, kind, state }: InvitationSearch) =>
  useQuery(
    calls.deskPeople.listInvitations.queryOptions({
      input: { page, size, q, sort, filters: { view, kind, state } },
      placeholderData: keepPreviousData,
    }),
  );
