import type { Stage } from './stages.ts';

/** What a journal counts days for, and the stage that it is set in: the days that a new journal begins with, and the most that make sense. */
export const stageDays = {
  first_look: { stage: 'submission', shipped: 7, most: 90 },
  answer: { stage: 'review', shipped: 7, most: 30 },
  report: { stage: 'review', shipped: 21, most: 180 },
  revision: { stage: 'review', shipped: 30, most: 365 },
  decision: { stage: 'review', shipped: 7, most: 90 },
  copyedit: { stage: 'copyediting', shipped: 14, most: 180 },
  layout: { stage: 'production', shipped: 14, most: 180 },
} as const satisfies Record<string, { stage: Stage; shipped: number; most: number }>;

export type StageDay = keyof typeof stageDays;
export const stageDayNames = Object.keys(stageDays) as [StageDay, ...StageDay[]];

export const daysOfStage = (stage: Stage): StageDay[] =>
  stageDayNames.filter((name) => stageDays[name].stage === stage);

/** Stages that a journal may do without: the others open and close an article's way, or make what is published. */
export const optionalStages = ['review', 'copyediting'] as const satisfies Stage[];
export const isOptional = (stage: Stage): boolean => optionalStages.some((one) => one === stage);

/** The other facets of ANSI/NISO Z39.106-2023 beside whose identity is known to whom. */
export const reviewFacets = {
  interaction: ['editor', 'other-reviewers', 'authors'],
  published: ['nothing', 'summaries', 'reports', 'reports-and-names'],
  commenting: ['none', 'invited', 'open'],
} as const;
export type ReviewFacet = keyof typeof reviewFacets;
export type ReviewFacets = { [F in ReviewFacet]: (typeof reviewFacets)[F][number] };

export const anonymities = ['double-anonymous', 'anonymous', 'open'] as const;
export type Anonymity = (typeof anonymities)[number];
