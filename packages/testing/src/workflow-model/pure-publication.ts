/** The acts on galleys and issues on the pure functions of publishing. */
import type { Actor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import {
  approve,
  approveFinally,
  mayChangeContent,
  requestPublication,
  returnToEditors,
  type Step,
} from '../../../modules/src/publishing/domain/approvals.ts';
import { lacksOf } from '../../../modules/src/publishing/domain/completeness.ts';
import { galleyRightsOf } from '../../../modules/src/publishing/domain/galley-rights.ts';
import type { Issue, IssueState } from '../../../modules/src/publishing/domain/issue.ts';
import { mayHandleIssues } from '../../../modules/src/publishing/domain/policy.ts';
import { setIntoIssue } from '../../../modules/src/publishing/domain/set-into-issue.ts';
import { takeStep } from '../../../modules/src/publishing/domain/take-step.ts';
import type { Act, IssueName } from './acts.ts';
import type { PersonName } from './cast.ts';
import type { IssueStory, Outcome, Story } from './story.ts';

type Scene = {
  story: Story;
  levels: number;
  actor: Actor;
  relation: 'author' | 'editor' | 'production' | undefined;
};
type Of<Name extends Act['act']> = Extract<Act, { act: Name }>;
type Published = Outcome | { story: Story };

const stateOf = ({ state, asked, approved }: IssueStory): IssueState => {
  switch (state) {
    case 'requested':
      return { is: state, by: asked as unknown as PersonId };
    case 'approved':
      return { is: state, requestedBy: asked as unknown as PersonId, by: approved as unknown as PersonId };
    case 'returned':
      return { is: state, reason: 'Again' };
    case 'public':
      return { is: state, since: new Date(0) };
    case 'draft':
    case 'compiled':
      return { is: state };
  }
};
const issueOf = ({ story, levels }: Scene, name: IssueName, journalId = 'jek'): Issue => ({
  id: name,
  journalId,
  volumeId: 'v',
  number: name,
  continuous: false,
  version: 1,
  levels,
  state: stateOf(story.issues[name]),
});

const withIssue = (story: Story, name: IssueName, change: Partial<IssueStory>): Story => ({
  ...story,
  issues: { ...story.issues, [name]: { ...story.issues[name], ...change } },
});
const voided = (story: Story, name: IssueName): Story =>
  withIssue(story, name, { state: 'compiled', asked: null, approved: null });
const voidedAround = (scene: Scene, story: Story): Story =>
  story.setInto && mayChangeContent(issueOf(scene, story.setInto)) ? voided(story, story.setInto) : story;

const changeGalleys = (scene: Scene, act: Of<'add galley' | 'remove galley'>): Published => {
  const { story, actor, relation } = scene;
  const adds = act.act === 'add galley';
  const rights = galleyRightsOf({
    relation,
    handlesIssues: mayHandleIssues(actor, 'jek'),
    stage: story.stage,
    status: story.status,
  });
  if (!rights.see || (!adds && story.galleys === 0))
    return { refusal: adds ? 'article-not-found' : 'galley-not-found' };
  if (!rights.edit) return { refusal: 'not-allowed' };
  return { story: voidedAround(scene, { ...story, galleys: story.galleys + (adds ? 1 : -1) }) };
};

const setInto = (scene: Scene, act: Of<'set into'>): Published => {
  const { story, actor } = scene;
  if (!mayHandleIssues(actor, 'jek')) return { refusal: 'article-not-found' };
  const from = story.setInto ? issueOf(scene, story.setInto) : undefined;
  const wanted = act.issue === 'a' || act.issue === 'b' ? act.issue : undefined;
  const foreign = { id: 'foreign', journalId: 'jte', state: { is: 'draft' } } as const;
  const to = wanted ? issueOf(scene, wanted) : act.issue === 'none' ? null : foreign;
  const placed = setIntoIssue({ journalId: 'jek', ...story }, from, to, false);
  if (!placed.ok) return placed;
  if (!placed.value) return { story };
  const left = story.setInto && story.setInto !== wanted ? voided(story, story.setInto) : story;
  if (wanted) {
    const moved: Story = placed.value === 'in' ? { ...left, status: 'scheduled', stage: 'publication' } : left;
    return { story: voided({ ...moved, setInto: wanted }, wanted) };
  }
  return { story: { ...left, status: 'active', stage: 'production', setInto: null } };
};

const decideOn = (act: Of<'step'>, missing: number) => {
  switch (act.step) {
    case 'request':
      return (issue: Issue, by: PersonId) => requestPublication(issue, by, missing);
    case 'approve':
      return approve;
    case 'approve-finally':
      return (issue: Issue, by: PersonId) => approveFinally(issue, by, missing);
    case 'return':
      return returnToEditors;
  }
};

const saved = (story: Story, name: IssueName, step: NonNullable<Step>): Story => {
  const by = step.by as string as PersonName;
  switch (step.to) {
    case 'requested':
      return withIssue(story, name, { state: 'requested', asked: by });
    case 'approved':
      return withIssue(story, name, { state: 'approved', approved: by });
    case 'returned':
      return withIssue(story, name, { state: 'returned', asked: null, approved: null });
    case 'public': {
      const open = withIssue(story, name, { state: 'public' });
      return story.setInto === name ? { ...open, status: 'published', stage: 'publication' } : open;
    }
  }
};

const step = (scene: Scene, act: Of<'step'>): Published => {
  const { story, actor } = scene;
  const articles =
    story.setInto === act.issue ? [{ id: 'peat', title: 'Peat', galleys: story.galleys, license: 'by' }] : [];
  const decide: (issue: Issue, by: PersonId) => ReturnType<ReturnType<typeof decideOn>> = decideOn(
    act,
    lacksOf(articles).length,
  );
  const taken = takeStep<string>(issueOf(scene, act.issue), actor, act.stale ? 0 : 1, decide);
  if (!taken.ok) return taken;
  return { story: taken.value ? saved(story, act.issue, taken.value) : story };
};

export const publish = (
  scene: Scene,
  act: Of<'add galley' | 'remove galley' | 'set into' | 'step' | 'edit issue'>,
): Published => {
  switch (act.act) {
    case 'add galley':
    case 'remove galley':
      return changeGalleys(scene, act);
    case 'set into':
      return setInto(scene, act);
    case 'step':
      return step(scene, act);
    case 'edit issue':
      if (!mayHandleIssues(scene.actor, 'jek')) return { refusal: 'journal-not-found' };
      if (act.stale) return { refusal: 'stale-version' };
      if (!mayChangeContent(issueOf(scene, act.issue))) return { refusal: 'issue-public' };
      return { story: voided(scene.story, act.issue) };
  }
};
