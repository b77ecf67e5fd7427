import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { isFiltered, type WorkspaceSearch, workspaceFilters } from './workspace-search.ts';

/** The rows of the workspace; those of the page before stay until the new ones are there. */
export const useWorkspaceRows = (search: WorkspaceSearch) =>
  useQuery(
    calls.deskWorkspace.getArticleListing.queryOptions({
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

/** What the filters found, beyond the page that is shown, at most so many. */
export const workspaceRows = async (search: WorkspaceSearch, most: number) => {
  const { sort, q } = search;
  return (
    await client.deskWorkspace.getArticleListing({ page: 1, size: most, sort, q, filters: workspaceFilters(search) })
  ).rows;
};

/** How many articles each view holds, and the journals that the reader edits. */
export const useWorkspaceCounts = () => useQuery(calls.deskWorkspace.workspaceCounts.queryOptions());

/** How many articles each tab leads to: within the filters that are set, which it keeps. */
export const useTabCounts = (search: WorkspaceSearch) => {
  const filtered = isFiltered(search);
  const whole = useWorkspaceCounts().data?.views;
  const found = useQuery(
    calls.deskWorkspace.workspaceFound.queryOptions({
      input: { q: search.q, filters: { ...workspaceFilters(search), view: 'all' } },
      enabled: filtered,
      placeholderData: keepPreviousData,
    }),
  );
  return filtered ? found.data : whole;
};

/** The sections of a journal, once one is chosen: they belong to it alone. */
export const useSections = (journal: string | undefined) =>
  useQuery(
    calls.deskWorkspace.workspaceSections.queryOptions({
      input: { journal: journal ?? '' },
      enabled: journal !== undefined,
      staleTime: 300_000,
    }),
  );
