import type { ArticleAct, ArticleState } from '@naskhah/kernel/article-words';
import type { StageLevel } from '@naskhah/kernel/stages';

/** What somebody may do with an article now, whatever it waits for. */
export type Able = {
  assignEditor: boolean;
  findReviewers: boolean;
  assignStageWork: boolean;
  setIntoIssue: boolean;
  sendRevision: boolean;
  /** Their own work of the stage in which the article stands is open. */
  finishOwnWork: boolean;
  decide: boolean;
  recommend: boolean;
};

// The acts that move an article on from where it waits; a decision is offered elsewhere too, but answers no wait there.
const waitedFor: Record<ArticleState, readonly ArticleAct[]> = {
  draft: [],
  submitted: ['assign-editor', 'decide', 'recommend'],
  'first-look': ['decide', 'recommend'],
  'pending-reviewers': ['find-reviewers', 'decide', 'recommend'],
  'awaiting-responses': [],
  'under-review': [],
  'reviews-ready': ['decide', 'recommend'],
  'revisions-requested': ['send-revision'],
  'revisions-submitted': ['decide', 'recommend'],
  copyediting: ['assign-copyeditor', 'finish-work', 'decide', 'recommend'],
  production: ['assign-layout-editor', 'finish-work'],
  'ready-to-schedule': ['set-into-issue'],
  scheduled: [],
  published: [],
  declined: [],
  withdrawn: [],
  transferred: [],
  retracted: [],
};

const mayDo = (act: ArticleAct, able: Able): boolean => {
  switch (act) {
    case 'assign-editor':
      return able.assignEditor;
    case 'find-reviewers':
      return able.findReviewers;
    case 'assign-copyeditor':
    case 'assign-layout-editor':
      return able.assignStageWork;
    case 'set-into-issue':
      return able.setIntoIssue;
    case 'send-revision':
      return able.sendRevision;
    case 'finish-work':
      return able.finishOwnWork;
    case 'decide':
      return able.decide;
    case 'recommend':
      return able.recommend;
  }
};

/**
 * What the bar of an article offers: what it waits for first, then decisions. `asked`: somebody was asked for the work of
 * the stage already, so that nobody else is waited for. It is this person's turn only while the bar holds what it waits for.
 */
export const actsOf = (state: ArticleState, able: Able, asked: boolean): { acts: ArticleAct[]; answers: boolean } => {
  const assigns = (act: ArticleAct) => act === 'assign-copyeditor' || act === 'assign-layout-editor';
  const waited = waitedFor[state].filter((act) => mayDo(act, able) && !(asked && assigns(act)));
  const also = (['decide', 'recommend'] as const).filter((act) => !waited.includes(act) && mayDo(act, able));
  return { acts: [...waited, ...also], answers: waited.length > 0 };
};

/** Where the editors of an article are waited for. */
export const editorStates = [
  'submitted',
  'first-look',
  'pending-reviewers',
  'reviews-ready',
  'revisions-submitted',
  'copyediting',
  'production',
  'ready-to-schedule',
] as const satisfies readonly ArticleState[];

/** Whether an editor with this level in the stage, who may or may not handle issues, can answer what an article waits for. */
export const editorAnswers = (
  state: (typeof editorStates)[number],
  level: StageLevel,
  handlesIssues: boolean,
): boolean => {
  switch (state) {
    case 'ready-to-schedule':
      return handlesIssues;
    case 'production':
      return level === 'decide';
    case 'submitted':
    case 'first-look':
    case 'pending-reviewers':
    case 'reviews-ready':
    case 'revisions-submitted':
    case 'copyediting':
      return level === 'decide' || level === 'recommend';
  }
};
