import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { deskWorkspaceAnswers } from './http.ts';
import type { DeskWorkspaceNeeds } from './ports.ts';
import { viewsOfMerged } from './reactions/accounts-merged.ts';
import { viewsOfAnonymised } from './reactions/person-anonymised.ts';
import { taskListAnswers } from './task-http.ts';
import { exportJournals } from './use-cases/export-journals.ts';
import { exportWorkspace } from './use-cases/export-workspace.ts';

export { menuCounts } from './queries/menu-counts.ts';
export { usedCodes } from './queries/used-codes.ts';
export { workspaceFiltersOf } from './workspace-filters-of.ts';

export const deskWorkspace = (db: Db, needs: DeskWorkspaceNeeds) =>
  ({
    answers: { deskWorkspace: deskWorkspaceAnswers(db, needs), taskList: taskListAnswers(db, needs) },
    reactions: [viewsOfMerged, viewsOfAnonymised],
    routes: { exportJournals: exportJournals(db), exportWorkspace: exportWorkspace(db, needs.clock) },
  }) satisfies Manifest;
