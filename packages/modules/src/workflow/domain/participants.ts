import type { JournalAccess } from '@naskhah/kernel/actor';
import { isEditorRole, type ParticipantRole, type SubmissionStatus } from '@naskhah/kernel/article-words';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { reaches, type Stage, type StageLevel, stages } from '@naskhah/kernel/stages';

type Part = { id: string; person_id: string; role: string };

/** The stage in which somebody of this role is given work; undefined for who edits or wrote. */
export const workStage = (role: ParticipantRole): 'copyediting' | 'production' | undefined => {
  switch (role) {
    case 'copyeditor':
      return 'copyediting';
    case 'layout-editor':
    case 'proofreader':
      return 'production';
    case 'author':
    case 'editor':
    case 'section-editor':
    case 'guest-editor':
      return undefined;
  }
};

type Wanted = {
  person: string;
  role: ParticipantRole;
  /** Whether the byline names them, by their account or by any address. */
  author: boolean;
  /** Whether they review the article, or have done so. */
  reviewer: boolean;
};

/**
 * Whether somebody of the journal's team may take this part. Who wrote the article takes no other, and who reviews it does not
 * decide on it; being added twice is once.
 */
export const addPart = (
  parts: readonly Part[],
  wanted: Wanted,
  level: StageLevel,
): Result<'new' | 'already', 'not-allowed' | 'not-in-team' | 'is-a-reviewer'> => {
  if (level !== 'decide' || wanted.role === 'author') return refuse('not-allowed');
  const held = parts.filter((part) => part.person_id === wanted.person).map(({ role }) => role);
  if (held.includes(wanted.role)) return ok('already');
  if (wanted.author || held.includes('author')) return refuse('not-in-team');
  return wanted.reviewer && isEditorRole(wanted.role) ? refuse('is-a-reviewer') : ok('new');
};

/** Whether a part may be taken off. Past the submission stage somebody must stay as the editor; the author always stays. */
export const removePart = (
  parts: readonly Part[],
  id: string,
  stage: Stage,
  level: StageLevel,
): Result<Part | undefined, 'not-allowed' | 'last-mandatory-participant'> => {
  if (level !== 'decide') return refuse('not-allowed');
  const part = parts.find((one) => one.id === id);
  if (part?.role === 'author') return refuse('not-allowed');
  const last = parts.filter(({ role }) => isEditorRole(role)).length === 1;
  return part && isEditorRole(part.role) && last && stage !== 'submission'
    ? refuse('last-mandatory-participant')
    : ok(part);
};

/** Whether somebody's place in the journal carries this part in its articles: editors recommend somewhere, the others do the work of their stage. */
export const carriesPart = (access: JournalAccess | undefined, role: ParticipantRole): boolean => {
  if (role === 'author') return true;
  const stage = workStage(role);
  return stage
    ? reaches(access?.stages[stage], 'contribute')
    : stages.some((one) => reaches(access?.stages[one], 'recommend'));
};

type PartInJournal = {
  role: ParticipantRole;
  status: SubmissionStatus;
  stage: Stage;
  /** How many editors the article has besides. */
  otherEditors: number;
};

/** Whether an article that is being handled would be left without the editor that it must have from review on. */
export const leavesWithoutEditor = ({ role, status, stage, otherEditors }: PartInJournal): boolean =>
  isEditorRole(role) && otherEditors === 0 && stage !== 'submission' && (status === 'active' || status === 'scheduled');
