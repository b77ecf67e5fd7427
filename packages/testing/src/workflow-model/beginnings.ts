import type { Act } from './acts.ts';

const chief = { by: 'huda', stale: false } as const;
const assigned: readonly Act[] = [{ by: 'huda', act: 'assign', person: 'huda', role: 'editor' }];
const inReview: readonly Act[] = [
  ...assigned,
  { ...chief, act: 'decide', kind: 'send-to-review' },
  { by: 'huda', act: 'invite', person: 'siti', datesWrong: false },
  { by: 'huda', act: 'invite', person: 'raj', datesWrong: false },
];
const reviewedByTeam: readonly Act[] = [...inReview, { by: 'huda', act: 'invite', person: 'lim', datesWrong: false }];
const inProduction: readonly Act[] = [
  ...assigned,
  { ...chief, act: 'decide', kind: 'accept-without-review' },
  { ...chief, act: 'decide', kind: 'send-to-production' },
];
const requested: readonly Act[] = [
  ...inProduction,
  { by: 'huda', act: 'set into', issue: 'a' },
  { by: 'rashidah', act: 'add galley' },
  { by: 'rashidah', act: 'step', step: 'request', issue: 'a', stale: false },
];

/** How a story may begin, so that random acts find every part of the workflow. */
export const beginnings: readonly (readonly Act[])[] = [
  [],
  assigned,
  inReview,
  reviewedByTeam,
  inProduction,
  requested,
  requested,
];
