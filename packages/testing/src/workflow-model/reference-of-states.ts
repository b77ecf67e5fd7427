/** Where an article stands and whose turn it is, as decisions 4 and 5 name it: the reference's own reading. */
import { isEditing } from './reference-of-people.ts';
import type { Standing, Story } from './story.ts';

const inReview = ({ rounds }: Story): Standing => {
  const round = rounds.at(-1);
  if (round?.state === 'revisions-requested' || round?.state === 'resubmit')
    return { state: 'revisions-requested', turn: 'author' };
  if (round?.state === 'revisions-submitted') return { state: 'revisions-submitted', turn: 'editor' };
  const count = (...states: readonly string[]): number =>
    (round?.reviews ?? []).filter(({ state }) => states.includes(state)).length;
  const [invited, atWork, done] = [count('invited'), count('accepted', 'in-progress'), count('submitted')];
  if (invited + atWork + done === 0) return { state: 'pending-reviewers', turn: 'editor' };
  if (invited + atWork === 0) return { state: 'reviews-ready', turn: 'editor' };
  return { state: atWork + done === 0 ? 'awaiting-responses' : 'under-review', turn: 'reviewers' };
};

export const standingIn = (story: Story): Standing => {
  if (story.status !== 'active') return { state: story.status, turn: 'nobody' };
  const open = (stage: string) => story.work.some((one) => one.stage === stage && !one.done);
  switch (story.stage) {
    case 'submission': {
      const edited = story.parts.some(isEditing);
      return { state: edited ? 'first-look' : 'submitted', turn: 'editor' };
    }
    case 'review':
      return inReview(story);
    case 'copyediting':
      return { state: 'copyediting', turn: open('copyediting') ? 'copyeditor' : 'editor' };
    case 'production':
      if (open('production')) return { state: 'production', turn: 'layout-editor' };
      return {
        state: story.work.some(({ stage }) => stage === 'production') ? 'ready-to-schedule' : 'production',
        turn: 'editor',
      };
    case 'publication':
      return { state: 'scheduled', turn: 'nobody' };
  }
};
