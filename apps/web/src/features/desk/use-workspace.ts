import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { type WorkspaceSearch, workspaceFilters } from './workspace-search.ts';

/** The rows of the workspace; those of the page before stay until the new ones are there. */
export const useWorkspaceRows = (search: WorkspaceSearch) =>
  useQuery(
    calls.desk.getArticleListing.queryOptions({
      input: {
        page: search.page,
        size: search.size,
        sort: search.sort,
        q: search.q,
        filters: workspaceFilters(search),
      },
      placeholderData: keepPreviousData,
    }),
  );

/** How many articles each view holds, and the journals that the reader edits. */
export const useWorkspaceCounts = () => useQuery(calls.desk.workspaceCounts.queryOptions());

/** The sections of a journal, once one is chosen: they belong to it alone. */
export const useSections = (journal: string | undefined) =>
  useQuery(
    calls.desk.workspaceSections.queryOptions({
      input: { journal: journal ?? '' },
      enabled: journal !== undefined,
      staleTime: 300_000,
    }),
  );
