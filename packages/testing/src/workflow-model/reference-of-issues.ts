/** Galleys, issues and their approvals (decisions 6). */
import type { Act, IssueName } from './acts.ts';
import { makesIssues, standingOf, whoIs } from './reference-of-people.ts';
import type { IssueStory, Story } from './story.ts';
import type { Circumstances, Verdict } from './verdict.ts';

type Of<Name extends Act['act']> = Extract<Act, { act: Name }>;

const withIssue = (story: Story, name: IssueName, change: Partial<IssueStory>): Story => ({
  ...story,
  issues: { ...story.issues, [name]: { ...story.issues[name], ...change } },
});

/** A change of content voids what was asked and approved. */
const voided = (story: Story, name: IssueName | null): Story =>
  name && story.issues[name].state !== 'compiled'
    ? withIssue(story, name, { state: 'compiled', asked: null, approved: null })
    : story;

const judgeGalley = (story: Story, act: Of<'add galley' | 'remove galley'>): Verdict => {
  const adds = act.act === 'add galley';
  const standing = standingOf(story, act.by);
  if (!adds && story.galleys === 0) return { refusals: ['galley-not-found'] };
  if (!standing && !makesIssues(act.by)) return { refusals: [adds ? 'article-not-found' : 'galley-not-found'] };
  const inMaking = (story.status === 'active' && story.stage === 'production') || story.status === 'scheduled';
  if (standing === 'author' || !inMaking) return { refusals: ['not-allowed'] };
  return { becomes: voided({ ...story, galleys: story.galleys + (adds ? 1 : -1) }, story.setInto) };
};

const judgeSetting = (story: Story, { by, issue }: Of<'set into'>): Verdict => {
  if (!makesIssues(by)) return { refusals: ['article-not-found'] };
  const from = story.setInto;
  const isPublic = (name: IssueName | null) => name !== null && story.issues[name].state === 'public';
  if (issue === 'of another journal')
    return { refusals: isPublic(from) ? ['issue-not-found', 'issue-public'] : ['issue-not-found'] };
  if (issue === 'none') {
    if (isPublic(from)) return { refusals: ['issue-public'] };
    if (from === null) return { becomes: story };
    return { becomes: voided({ ...story, status: 'active', stage: 'production', setInto: null }, from) };
  }
  const ready = story.status === 'scheduled' || (story.status === 'active' && story.stage === 'production');
  const refusals = [
    ...(isPublic(from) || isPublic(issue) ? ['issue-public'] : []),
    ...(ready ? [] : ['article-not-ready']),
  ];
  if (refusals.length > 0) return { refusals };
  if (from === issue) return { becomes: story };
  const set: Story = { ...story, status: 'scheduled', stage: 'publication', setInto: issue };
  return { becomes: voided(voided(set, from), issue) };
};

const published = (story: Story, name: IssueName): Story => {
  const open = withIssue(story, name, { state: 'public' });
  return story.setInto === name ? { ...open, status: 'published', stage: 'publication' } : open;
};

/** Two different people approve, where the journal asks for two; where it asks for one, not the one who asked; where for none, asking is enough. */
const judgeStep = (story: Story, { levels }: Circumstances, act: Of<'step'>): Verdict => {
  const who = whoIs(act.by);
  const person = who.person;
  if (!makesIssues(act.by) || person === null) return { refusals: ['issue-not-found'] };
  if (who.switched || who.byKey) return { refusals: ['not-while-switched'] };
  const { state, asked, approved } = story.issues[act.issue];
  const stale = act.stale ? ['stale-version'] : [];
  const lacking = story.setInto !== act.issue || story.galleys === 0 ? ['issue-incomplete'] : [];
  const unless = (refusals: readonly string[], becomes: Story): Verdict =>
    refusals.length > 0 ? { refusals } : { becomes };
  const asIs: Verdict = { becomes: story };
  switch (act.step) {
    case 'request':
      if (state === 'requested') return asIs;
      if (state === 'approved' || state === 'public') return { refusals: ['issue-not-open'] };
      return unless(
        [...lacking, ...stale],
        levels === 0 ? published(story, act.issue) : withIssue(story, act.issue, { state: 'requested', asked: person }),
      );
    case 'approve':
      if (state === 'approved') return approved === person ? asIs : { refusals: ['second-person-required'] };
      if (state !== 'requested') return { refusals: ['issue-not-requested'] };
      return unless(stale, withIssue(story, act.issue, { state: 'approved', approved: person }));
    case 'approve-finally': {
      if (state === 'public') return asIs;
      const ready = state === 'approved' || (state === 'requested' && levels === 1);
      if (!ready) return { refusals: ['issue-not-approved'] };
      const second = (state === 'approved' ? approved : asked) === person ? ['second-person-required'] : [];
      return unless([...second, ...lacking, ...stale], published(story, act.issue));
    }
    case 'return':
      if (state !== 'requested' && state !== 'approved') return { refusals: ['issue-not-requested'] };
      return unless(stale, withIssue(story, act.issue, { state: 'returned', asked: null, approved: null }));
  }
};

const judgeEdit = (story: Story, act: Of<'edit issue'>): Verdict => {
  if (!makesIssues(act.by)) return { refusals: ['journal-not-found'] };
  const refusals = [
    ...(act.stale ? ['stale-version'] : []),
    ...(story.issues[act.issue].state === 'public' ? ['issue-public'] : []),
  ];
  return refusals.length > 0 ? { refusals } : { becomes: voided(story, act.issue) };
};

export const judgePublication = (
  story: Story,
  circumstances: Circumstances,
  act: Of<'add galley' | 'remove galley' | 'set into' | 'step' | 'edit issue'>,
): Verdict => {
  switch (act.act) {
    case 'add galley':
    case 'remove galley':
      return judgeGalley(story, act);
    case 'set into':
      return judgeSetting(story, act);
    case 'step':
      return judgeStep(story, circumstances, act);
    case 'edit issue':
      return judgeEdit(story, act);
  }
};
