import { type ArticleState, articleStates, decisionKinds } from '@naskhah/kernel/article-words';

const others = [
  ['add galley', 'remove galley', 'set into', 'edit issue', 'request', 'approve', 'approve-finally', 'return'],
  ['assign', 'unassign', 'invite', 'save', 'submit', 'cancel', 'revise', 'finish work', 'hold up'],
].flat();
const noActLeadsThere: readonly ArticleState[] = ['draft', 'withdrawn', 'transferred', 'retracted'];

/** What stories have to meet to be worth telling: every act done, every state of an article that acts lead to. */
export const everyAct = [...new Set([...decisionKinds, ...others])].map((act) => `done: ${act}`);
export const everyState = articleStates
  .filter((state) => !noActLeadsThere.includes(state))
  .map((state) => `state: ${state}`);

/** Every refusal of an act of the workflow or of an issue. */
export const everyRefusal = [
  [
    'article-not-found',
    'galley-not-found',
    'issue-not-found',
    'journal-not-found',
    'review-not-found',
    'work-not-found',
  ],
  ['not-allowed', 'not-in-team', 'not-while-switched', 'second-person-required', 'last-mandatory-participant'],
  [
    'decision-not-open',
    'editor-missing',
    'task-blocks',
    'revision-not-asked',
    'revision-file-missing',
    'stale-version',
  ],
  [
    'no-open-round',
    'dates-wrong',
    'is-an-author',
    'is-an-editor',
    'is-a-reviewer',
    'already-invited',
    'not-answered',
    'review-ended',
  ],
  ['reason-missing', 'recommendation-missing', 'comments-missing', 'article-not-ready'],
  ['issue-incomplete', 'issue-not-approved', 'issue-not-open', 'issue-not-requested', 'issue-public'],
].flatMap((refusals) => refusals.map((refusal) => `refused: ${refusal}`));
