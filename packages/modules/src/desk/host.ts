import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { deskAnswers } from './http.ts';
import { peopleRecordAnswers } from './people-http.ts';
import type { DeskNeeds } from './ports.ts';
import { listsOfMerged } from './reactions/accounts-merged.ts';
import { articleChanged } from './reactions/article-changed.ts';
import { viewsOfAnonymised } from './reactions/person-anonymised.ts';
import { foldArticleTally } from './store/fold-article-tally.ts';
import { taskListAnswers } from './task-http.ts';
import { exportJournals } from './use-cases/export-journals.ts';
import { exportWorkspace } from './use-cases/export-workspace.ts';

export { correspondence } from './queries/correspondence.ts';
export { fileRights } from './queries/file-rights.ts';
export { latestValues } from './queries/latest-values.ts';
export { menuCounts } from './queries/menu-counts.ts';
export { returnedMailStanding } from './queries/returned-mail-standing.ts';
export { stillNamed } from './queries/still-named.ts';
export { usedCodes } from './queries/used-codes.ts';
export { articleChanged } from './reactions/article-changed.ts';
export { workspaceFiltersOf } from './workspace-filters-of.ts';

export const desk = (db: Db, needs: DeskNeeds) =>
  ({
    answers: {
      desk: deskAnswers(db, needs),
      peopleRecords: peopleRecordAnswers(db, needs),
      taskList: taskListAnswers(db, needs),
    },
    reactions: [listsOfMerged, viewsOfAnonymised, articleChanged],
    jobs: { 'fold-article-tally': { every: '*/5 * * * *', run: () => foldArticleTally(db) } },
    routes: { exportJournals: exportJournals(db), exportWorkspace: exportWorkspace(db, needs.clock) },
  }) satisfies Manifest;
