import { articleActs, articleStates } from '@naskhah/kernel/article-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Able, actsOf, editorAnswers, editorStates } from './acts-of.ts';

const nothing: Able = {
  assignEditor: false,
  findReviewers: false,
  assignStageWork: false,
  setIntoIssue: false,
  sendRevision: false,
  finishOwnWork: false,
  decide: false,
  recommend: false,
};
const able = (...acts: (keyof Able)[]): Able => ({ ...nothing, ...Object.fromEntries(acts.map((act) => [act, true])) });
const decides = able('assignEditor', 'decide');

describe('the bar of an article', () => {
  it.each<[(typeof articleStates)[number], string, Able, boolean, string]>([
    ['submitted', 'who decides', decides, false, 'assign-editor, decide: answers'],
    ['submitted', 'who recommends', able('recommend'), false, 'recommend: answers'],
    ['first-look', 'who decides', decides, false, 'decide: answers'],
    ['first-look', 'who only looks on', nothing, false, ': waits for others'],
    [
      'pending-reviewers',
      'who decides',
      able('assignEditor', 'findReviewers', 'decide'),
      false,
      'find-reviewers, decide: answers',
    ],
    ['pending-reviewers', 'who decides, without a round', decides, false, 'decide: answers'],
    ['pending-reviewers', 'who recommends', able('recommend'), false, 'recommend: answers'],
    ['awaiting-responses', 'who decides', able('findReviewers', 'decide'), false, 'decide: waits for others'],
    ['under-review', 'who recommends', able('recommend'), false, 'recommend: waits for others'],
    ['reviews-ready', 'who decides', able('findReviewers', 'decide'), false, 'decide: answers'],
    ['revisions-requested', 'its author', able('sendRevision'), false, 'send-revision: answers'],
    ['revisions-requested', 'who decides', decides, false, 'decide: waits for others'],
    ['revisions-submitted', 'who decides', decides, false, 'decide: answers'],
    [
      'copyediting',
      'who decides, nobody asked',
      able('assignStageWork', 'decide'),
      false,
      'assign-copyeditor, decide: answers',
    ],
    ['copyediting', 'who decides, somebody asked', able('assignStageWork', 'decide'), true, 'decide: answers'],
    ['copyediting', 'its copyeditor', able('finishOwnWork'), true, 'finish-work: answers'],
    [
      'production',
      'who decides, nobody asked',
      able('assignStageWork', 'decide'),
      false,
      'assign-layout-editor, decide: answers',
    ],
    ['production', 'who recommends', able('recommend'), false, 'recommend: waits for others'],
    ['production', 'its layout editor', able('finishOwnWork'), true, 'finish-work: answers'],
    [
      'ready-to-schedule',
      'who makes the issues',
      able('setIntoIssue', 'assignStageWork', 'decide'),
      true,
      'set-into-issue, decide: answers',
    ],
    ['ready-to-schedule', 'who decides, but makes no issues', able('decide'), true, 'decide: waits for others'],
    ['declined', 'who decides', able('decide'), false, 'decide: waits for others'],
    ['published', 'who decides', nothing, false, ': waits for others'],
  ])('in %s holds for %s', (state, _who, given, asked, expected) => {
    const { acts, answers } = actsOf(state, given, asked);
    expect(`${acts.join(', ')}: ${answers ? 'answers' : 'waits for others'}`).toBe(expected);
  });

  const anyAble = fc.record(
    Object.fromEntries(Object.keys(nothing).map((act) => [act, fc.boolean()])) as Record<
      keyof Able,
      fc.Arbitrary<boolean>
    >,
  );
  it('never says that it is somebody’s turn without a button, and holds each act once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...articleStates), anyAble, fc.boolean(), (state, given, asked) => {
        const { acts, answers } = actsOf(state, given, asked);
        if (answers) expect(acts).not.toEqual([]);
        expect(new Set(acts).size).toBe(acts.length);
        expect(articleActs).toEqual(expect.arrayContaining(acts));
      }),
    );
  });
});

describe('an editor can answer an article', () => {
  it.each(editorStates)('in %s by their level in its stage, or by their hand in the issues', (state) => {
    const given = (['none', 'view', 'contribute', 'recommend', 'decide'] as const).filter((level) =>
      editorAnswers(state, level, false),
    );
    const expected = {
      'ready-to-schedule': [],
      production: ['decide'],
    };
    expect(given).toEqual(state in expected ? expected[state as keyof typeof expected] : ['recommend', 'decide']);
    expect(editorAnswers(state, 'none', true)).toBe(state === 'ready-to-schedule');
  });
});
