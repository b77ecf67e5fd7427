import { isEditorRole } from '@naskhah/kernel/article-words';
import type { ArticleFacts } from '../../../modules/src/desk-article/domain/derive-state.ts';
import type { Story } from './story.ts';

const moment = new Date('2026-11-21T02:00:00Z');
const day = '2026-11-28';

/** The facts that desk reads of an article for its derived state, from a story. */
export const factsOf = (story: Story): ArticleFacts => {
  const round = story.rounds.at(-1);
  return {
    status: story.status,
    stage: story.stage,
    stageSince: moment,
    firstLookDue: day,
    hasEditor: story.parts.some(({ role }) => isEditorRole(role)),
    round: round && {
      number: story.rounds.length,
      state: round.state,
      openedAt: moment,
      revisionsDue: day,
      revisionAt: null,
      decideDue: day,
      reviews: round.reviews.map(({ state }) => ({ state, answerDue: day, reviewDue: day, changedAt: moment })),
    },
    work: story.work.map(({ stage, done }) => ({
      stage,
      due: day,
      doneAt: done ? moment : null,
      role: stage === 'copyediting' ? 'copyeditor' : 'layout-editor',
    })),
  };
};
