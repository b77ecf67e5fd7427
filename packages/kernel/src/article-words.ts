/** Closed vocabularies of an article's way, shared by modules, contract and portal. */
export const articleStates = [
  'draft',
  'submitted',
  'first-look',
  'pending-reviewers',
  'awaiting-responses',
  'under-review',
  'reviews-ready',
  'revisions-requested',
  'revisions-submitted',
  'copyediting',
  'production',
  'ready-to-schedule',
  'scheduled',
  'published',
  'declined',
  'withdrawn',
  'transferred',
  'retracted',
] as const;
export type ArticleState = (typeof articleStates)[number];

/** Where a submission stands (decisions 4); the stage of the workflow is a separate thing. */
export type SubmissionStatus =
  | 'draft'
  | 'active'
  | 'scheduled'
  | 'published'
  | 'declined'
  | 'withdrawn'
  | 'transferred'
  | 'retracted';

export const turns = ['author', 'editor', 'reviewers', 'copyeditor', 'layout-editor', 'nobody'] as const;
export type Turn = (typeof turns)[number];

export const recommendations = [
  'accept',
  'minor-revision',
  'major-revision',
  'resubmit',
  'resubmit-elsewhere',
  'decline',
  'see-comments',
] as const;
export type Recommendation = (typeof recommendations)[number];

export const decisionKinds = [
  'send-to-review',
  'accept-without-review',
  'decline',
  'request-revisions',
  'resubmit',
  'accept',
  'send-to-production',
  'back-to-previous-stage',
  'revert-decline',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What the bar of an article's page offers to whom it is opened for. */
export const articleActs = [
  'assign-editor',
  'find-reviewers',
  'assign-copyeditor',
  'assign-layout-editor',
  'set-into-issue',
  'send-revision',
  'finish-work',
  'decide',
  'recommend',
] as const;
export type ArticleAct = (typeof articleActs)[number];

/** Who decides about an article. */
export const editorRoles = ['editor', 'section-editor', 'guest-editor'] as const;
/** Who prepares an accepted article for publication. */
const productionRoles = ['copyeditor', 'layout-editor', 'proofreader'] as const;

export const participantRoles = ['author', ...editorRoles, ...productionRoles] as const;
export type ParticipantRole = (typeof participantRoles)[number];

/** Whether a participant of this role is one of the article's editors. */
export const isEditorRole = (role: string): boolean => editorRoles.some((one) => one === role);

/** Whether a participant of this role works on the article after it was accepted. */
export const isProductionRole = (role: string): boolean => productionRoles.some((one) => one === role);
