import { participantRoles, type SubmissionStatus } from '@naskhah/kernel/article-words';
import { stageLevels, stages } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { addPart, carriesPart, leavesWithoutEditor, removePart, workStage } from './participants.ts';

const part = (person_id: string, role: string) => ({ id: `${person_id} as ${role}`, person_id, role });
const parts = [part('ali', 'author'), part('huda', 'editor'), part('ling', 'copyeditor')];
const wanted = (person: string, role: (typeof participantRoles)[number]) => ({
  person,
  role,
  author: false,
  reviewer: false,
});
const said = (result: ReturnType<typeof addPart>) => (result.ok ? result.value : result.refusal);
const removed = (...given: Parameters<typeof removePart>) => {
  const result = removePart(...given);
  return result.ok ? result.value?.id : result.refusal;
};

it.each([
  ['copyeditor', 'copyediting'],
  ['layout-editor', 'production'],
  ['proofreader', 'production'],
  ['author', undefined],
  ['editor', undefined],
  ['section-editor', undefined],
  ['guest-editor', undefined],
] as const)('%s is given work in %s', (role, stage) => expect(workStage(role)).toBe(stage));

describe('a part in an article', () => {
  it.each(stageLevels)('is given by who may decide, not with "%s" if that is less', (level) => {
    expect(said(addPart(parts, wanted('tan', 'editor'), level))).toBe(level === 'decide' ? 'new' : 'not-allowed');
  });
  it.each(participantRoles)('of %s is given to a colleague, unless it is the author’s', (role) => {
    expect(said(addPart(parts, wanted('tan', role), 'decide'))).toBe(role === 'author' ? 'not-allowed' : 'new');
  });
  it.each([
    ['held already is given once', 'ling', 'copyeditor', 'already'],
    ['is given beside another one', 'huda', 'copyeditor', 'new'],
    ['is not given to who wrote the article', 'ali', 'editor', 'not-in-team'],
  ] as const)('%s', (_what, person, role, expected) => {
    expect(said(addPart(parts, wanted(person, role), 'decide'))).toBe(expected);
  });
  const others = participantRoles.filter((role) => role !== 'author');
  it.each(others)('of %s is not given to somebody whom the byline names', (role) => {
    expect(said(addPart(parts, { ...wanted('tan', role), author: true }, 'decide'))).toBe('not-in-team');
  });
  it.each(others)('of %s is given to who reviews the article only where it decides nothing', (role) => {
    const decides = role.endsWith('editor') && role !== 'copyeditor' && role !== 'layout-editor';
    expect(said(addPart(parts, { ...wanted('tan', role), reviewer: true }, 'decide'))).toBe(
      decides ? 'is-a-reviewer' : 'new',
    );
  });
});

describe('a part is taken off', () => {
  it.each(stageLevels)('by who may decide, not with "%s" if that is less', (level) => {
    expect(removed(parts, 'ling as copyeditor', 'review', level)).toBe(
      level === 'decide' ? 'ling as copyeditor' : 'not-allowed',
    );
  });
  it('never from the author', () =>
    expect(removed(parts, 'ali as author', 'submission', 'decide')).toBe('not-allowed'));
  it('once: what is not there is gone already', () =>
    expect(removed(parts, 'raj as editor', 'review', 'decide')).toBeUndefined());
  it.each(stages)('from the only editor in %s only while that is the first stage', (stage) => {
    expect(removed(parts, 'huda as editor', stage, 'decide')).toBe(
      stage === 'submission' ? 'huda as editor' : 'last-mandatory-participant',
    );
  });
  it.each(['editor', 'section-editor', 'guest-editor'])('from one editor beside another (%s)', (role) => {
    expect(removed([...parts, part('tan', role)], 'huda as editor', 'review', 'decide')).toBe('huda as editor');
  });
});

describe('a place in the journal', () => {
  const access = (given: Partial<Record<(typeof stages)[number], (typeof stageLevels)[number]>>) => ({
    permissions: 0,
    functions: 0,
    stages: given,
  });
  const carried = (place: Parameters<typeof carriesPart>[0]) =>
    participantRoles.filter((role) => carriesPart(place, role));
  const editing = ['editor', 'section-editor', 'guest-editor'];

  it.each([
    ['that is none carries what one wrote alone', undefined, ['author']],
    ['without a level carries no more', access({}), ['author']],
    ['of a reviewer carries no more', access({ review: 'contribute' }), ['author']],
    ['that recommends in review edits', access({ review: 'recommend' }), ['author', ...editing]],
    ['that decides on submissions edits', access({ submission: 'decide' }), ['author', ...editing]],
    ['that reads copyediting does none of it', access({ copyediting: 'view' }), ['author']],
    ['that contributes to copyediting copyedits', access({ copyediting: 'contribute' }), ['author', 'copyeditor']],
    [
      'that contributes to production sets and proofreads',
      access({ production: 'contribute' }),
      ['author', 'layout-editor', 'proofreader'],
    ],
  ] as const)('%s', (_what, place, roles) => expect(carried(place)).toEqual(roles));
});

describe('who leaves', () => {
  const part = { role: 'editor', status: 'active', stage: 'review', otherEditors: 0 } as const;
  it.each([
    ['leaves an article in review without an editor', {}, true],
    ['leaves it one that edits beside them', { otherEditors: 1 }, false],
    ['leaves it the one that it has, as a copyeditor', { role: 'copyeditor' }, false],
    ['leaves it to whoever is assigned, before review', { stage: 'submission' }, false],
    ['leaves one that is scheduled without an editor', { status: 'scheduled', stage: 'publication' }, true],
  ] as const)('%s', (_what, change, expected) => expect(leavesWithoutEditor({ ...part, ...change })).toBe(expected));
  it.each<SubmissionStatus>(['published', 'declined', 'withdrawn', 'transferred', 'retracted'])(
    'leaves nothing to do where the article is %s',
    (status) => expect(leavesWithoutEditor({ ...part, status })).toBe(false),
  );
});
