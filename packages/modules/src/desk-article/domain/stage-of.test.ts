import { articleStates } from '@naskhah/kernel/article-words';
import { expect, it } from 'vitest';
import { stageOf } from './stage-of.ts';

it('each state stands in one stage; what is closed in none', () => {
  expect(Object.groupBy(articleStates, (state) => stageOf(state) ?? 'closed')).toEqual({
    submission: ['draft', 'submitted', 'first-look'],
    review: [
      'pending-reviewers',
      'awaiting-responses',
      'under-review',
      'reviews-ready',
      'revisions-requested',
      'revisions-submitted',
    ],
    copyediting: ['copyediting'],
    production: ['production', 'ready-to-schedule'],
    publication: ['scheduled'],
    closed: ['published', 'declined', 'withdrawn', 'transferred', 'retracted'],
  });
});
