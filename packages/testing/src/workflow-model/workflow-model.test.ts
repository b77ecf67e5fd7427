import { articleStates, decisionKinds } from '@naskhah/kernel/article-words';
import { expect, it } from 'vitest';
import { tellStory } from './explore.ts';
import { pureWorld } from './pure-world.ts';

const stories = 10_000;
const closedOtherwise = ['draft', 'withdrawn', 'transferred', 'retracted'];
const acts =
  'accept add-galley approve approve-finally assign cancel decline edit-issue finish-work hold-up invite remove-galley request return revise save set-into submit unassign';
const refusals =
  'already-invited article-not-found article-not-ready comments-missing dates-wrong decision-not-open editor-missing galley-not-found is-an-author issue-incomplete issue-not-approved issue-not-found issue-not-open issue-not-requested issue-public journal-not-found last-mandatory-participant no-open-round not-allowed not-answered not-in-team not-while-switched reason-missing recommendation-missing review-ended review-not-found revision-file-missing revision-not-asked second-person-required stale-version task-blocks work-not-found';

it('the pure functions of the workflow do what the specification says, in ten thousand random stories', async () => {
  const met = new Map<string, number>();
  for (let seed = 0; seed < stories; seed++) await tellStory(pureWorld, seed, 30, met);
  const expected = [
    ...new Set([
      ...acts.split(' ').map((act) => act.replace(/^(add|edit|finish|hold|remove|set)-/, '$1 ')),
      ...decisionKinds,
    ]),
  ].map((act) => `done: ${act}`);
  expected.push(...refusals.split(' ').map((refusal) => `refused: ${refusal}`));
  expected.push(...articleStates.filter((state) => !closedOtherwise.includes(state)).map((state) => `state: ${state}`));
  expect([...met.keys()].sort()).toEqual(expected.sort());
}, 60_000);
