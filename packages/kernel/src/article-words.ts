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

export const participantRoles = [
  'author',
  'editor',
  'section-editor',
  'guest-editor',
  'copyeditor',
  'layout-editor',
  'proofreader',
] as const;
export type ParticipantRole = (typeof participantRoles)[number];
