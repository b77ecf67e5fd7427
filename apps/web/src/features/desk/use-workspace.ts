import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import type { WorkspaceSearch } from './workspace-search.ts';

/** The rows of the workspace; those of the page before stay until the new ones are there. */
export const useWorkspaceRows = ({ view, sort, page, size, q, journal }: WorkspaceSearch) =>
  useQuery(
    calls.desk.getArticleListing.queryOptions({
      input: { page, size, sort, q, filters: { view, journal: journal ? [journal] : [] } },
      placeholderData: keepPreviousData,
    }),
  );

/** How many articles each view holds, and the journals that the reader edits. */
export const useWorkspaceCounts = () => useQuery(calls.desk.workspaceCounts.queryOptions());
