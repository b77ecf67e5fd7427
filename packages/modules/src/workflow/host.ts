import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { workflowAnswers } from './http.ts';
import type { WorkflowHostNeeds } from './ports.ts';
import { workOfMerged } from './reactions/accounts-merged.ts';
import { authorKnown } from './reactions/author-known.ts';

export type { WorkflowNeeds } from './ports.ts';
export { addParticipant } from './use-cases/add-participant.ts';
export { decide } from './use-cases/decide.ts';
export { endParts } from './use-cases/end-parts.ts';
export { finishStageWork } from './use-cases/finish-stage-work.ts';
export { inviteReviewer } from './use-cases/invite-reviewer.ts';
export { remindReviewer } from './use-cases/remind-reviewer.ts';
export { respondToReview } from './use-cases/respond-to-review.ts';
export { submitRevision } from './use-cases/submit-revision.ts';

export const workflow = (db: Db, needs: WorkflowHostNeeds) =>
  ({
    answers: { workflow: workflowAnswers(db, needs) },
    reactions: [workOfMerged, authorKnown],
  }) satisfies Manifest;
