import type { Generated } from 'kysely';

export type RoundRow = {
  id: string;
  submission_id: string;
  number: number;
  state: Generated<'open' | 'revisions-requested' | 'revisions-submitted' | 'resubmit' | 'accepted' | 'declined'>;
  anonymity: Generated<'anonymous' | 'double-anonymous' | 'open'>;
  opened_at: Date;
  revisions_due: string | null;
  closed_at: Date | null;
  reports_shared_at: Date | null;
  version: Generated<number>;
};

export type ReviewAssignmentRow = {
  id: string;
  round_id: string;
  submission_id: string;
  journal_id: string;
  reviewer_id: string;
  state: Generated<
    'invited' | 'accepted' | 'declined' | 'in-progress' | 'submitted' | 'considered' | 'thanked' | 'cancelled'
  >;
  invited_by: string | null;
  invited_at: Date;
  answer_due: string;
  review_due: string;
  answered_at: Date | null;
  submitted_at: Date | null;
  recommendation:
    | 'accept'
    | 'minor-revision'
    | 'major-revision'
    | 'resubmit'
    | 'resubmit-elsewhere'
    | 'decline'
    | 'see-comments'
    | null;
  comments_to_author: Generated<string>;
  comments_to_editor: Generated<string>;
  decline_reason: string | null;
  suggestions: string | null;
  competing_interests: string | null;
  link_hash: Buffer | null;
  version: Generated<number>;
};

export type DecisionRow = {
  id: string;
  submission_id: string;
  round_id: string | null;
  stage: string;
  kind: string;
  is_recommendation: Generated<boolean>;
  by_id: string;
  at: Date;
  note: Generated<string>;
};

export type RevisionRow = {
  id: string;
  submission_id: string;
  round_id: string;
  number: number;
  reply: Generated<string>;
  submitted_by: string;
  submitted_at: Date;
};

export type StageWorkRow = {
  id: string;
  submission_id: string;
  stage: 'copyediting' | 'production';
  person_id: string;
  due: string;
  assigned_at: Date;
  done_at: Date | null;
};

export type WorkflowTables = {
  'workflow.round': RoundRow;
  'workflow.review_assignment': ReviewAssignmentRow;
  'workflow.decision': DecisionRow;
  'workflow.revision': RevisionRow;
  'workflow.stage_work': StageWorkRow;
};
