/** How far an article of the demo world has come. */
const fates = [
  'draft',
  'submitted',
  'first-look',
  'declined-at-desk',
  'transferred',
  'accepted-without-review',
  'pending-reviewers',
  'all-declined',
  'awaiting-responses',
  'under-review',
  'one-report-in',
  'reviews-ready',
  'recommended',
  'withdrawn',
  'declined-after-review',
  'decline-reverted',
  'revisions-requested',
  'resubmit',
  'revisions-submitted',
  'second-round',
  'copyediting',
  'sent-back',
  'production',
  'ready-to-schedule',
  'ready-after-revision',
] as const;
export type Fate = (typeof fates)[number];

export type Ending = {
  fate: Fate;
  /** The last thing happened that many days before the first start. */
  days: number;
  author?: string;
  editor?: string;
  reviewers?: readonly string[];
};
