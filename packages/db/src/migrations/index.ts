import { baseline } from '../baseline/index.ts';
import { mailClaimed } from './0002-mail-claimed.ts';
import { moreIndexes } from './0003-indexes.ts';
import { authors, authorsLinked, authorsListed } from './0004-authors.ts';
import { reviewFiles } from './0007-review-files.ts';
import { twoPeople, twoPeopleChecked } from './0008-two-people.ts';
import { approvedContent } from './0010-approved-content.ts';
import { marks } from './0011-marks.ts';
import { familyName } from './0012-family-name.ts';
import { roleOfSession } from './0013-role-of-session.ts';
import { imported } from './0014-imported.ts';
import { rolesAdded } from './0015-roles-added.ts';
import { greeted } from './0016-greeted.ts';
import { journalMessages } from './0017-journal-messages.ts';
import { facets, facetsFilled, wordsInParts, wordsUnindexed } from './0018-facets.ts';
import { forms } from './0022-forms.ts';
import { madeFrom } from './0023-made-from.ts';
import { reportsShared, reportsSharedBefore } from './0024-reports-shared.ts';
import { registration } from './0030-registration.ts';
import { board } from './0031-board.ts';
import { formOfPortal, verification } from './0035-verification.ts';
import { stages } from './0040-stages.ts';
import { submissionRules } from './0041-submission-rules.ts';
import { takesSubmissions } from './0042-takes-submissions.ts';
import type { Step } from './step.ts';

/** Every step in order. A step that was released is never changed. */
export const migrations: readonly Step[] = [
  { name: '0001-baseline', change: baseline },
  mailClaimed,
  moreIndexes,
  authors,
  authorsLinked,
  authorsListed,
  reviewFiles,
  twoPeople,
  twoPeopleChecked,
  approvedContent,
  marks,
  familyName,
  roleOfSession,
  imported,
  rolesAdded,
  greeted,
  journalMessages,
  facets,
  wordsUnindexed,
  facetsFilled,
  wordsInParts,
  forms,
  madeFrom,
  reportsShared,
  reportsSharedBefore,
  registration,
  board,
  verification,
  formOfPortal,
  stages,
  submissionRules,
  takesSubmissions,
];
