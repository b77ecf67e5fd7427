import type { WorkspaceFilters } from '@naskhah/contract/desk-workspace/workspace';
import type * as z from 'zod';

/** The filters of the calls as the queries name them. */
export const workspaceFiltersOf = ({ view, overdue, ...several }: z.output<typeof WorkspaceFilters>) => ({
  view,
  overdue,
  journals: several.journal,
  sections: several.section,
  states: several.state,
  turns: several.turn,
});
