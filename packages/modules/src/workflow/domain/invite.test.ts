import { stageLevels } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { inviteOnce, mayInvite } from './invite.ts';

const open = { status: 'active', stage: 'review', round: 'open', hasEditor: true, skipped: [] } as const;
const dates = { today: '2026-11-21', answerDue: '2026-11-28', reviewDue: '2026-12-12' };
const said = (result: ReturnType<typeof mayInvite> | ReturnType<typeof inviteOnce>) =>
  result.ok ? result.value : result.refusal;

describe('an invitation to review', () => {
  it.each(stageLevels)('is sent by who may decide, not with "%s" if that is less', (level) => {
    expect(said(mayInvite(open, level, dates))).toBe(level === 'decide' ? true : 'not-allowed');
  });
  it.each([
    ['a round that is not open', { ...open, round: 'revisions-requested' }],
    ['no round', { ...open, round: undefined }],
    ['another stage', { ...open, stage: 'submission' }],
    ['an article that was declined', { ...open, status: 'declined' }],
  ] as const)('is refused in %s', (_where, position) => {
    expect(said(mayInvite(position, 'decide', dates))).toBe('no-open-round');
  });
  it.each([
    ['today for both', { answerDue: '2026-11-21', reviewDue: '2026-11-21' }, true],
    ['yesterday for the answer', { answerDue: '2026-11-20' }, 'dates-wrong'],
    ['the review before the answer', { reviewDue: '2026-11-27' }, 'dates-wrong'],
  ])('with %s: %s', (_when, given, expected) => {
    expect(said(mayInvite(open, 'decide', { ...dates, ...given }))).toBe(expected);
  });
  it('says at which field its dates are wrong', () =>
    expect(mayInvite(open, 'decide', { ...dates, reviewDue: '2026-11-27' })).toMatchObject({
      fields: [{ path: 'review_due', code: 'dates-wrong' }],
    }));
});

describe('who is invited', () => {
  const parts = [
    { person_id: 'ali', role: 'author' },
    { person_id: 'huda', role: 'editor' },
    { person_id: 'ling', role: 'copyeditor' },
  ];
  it.each([
    ['a person new to the round', 'siti', undefined, undefined, 'new'],
    ['an editor of the article, never', 'huda', undefined, undefined, 'is-an-editor'],
    ['who invites, never', 'rashidah', undefined, undefined, 'is-an-editor'],
    ['who copyedits the article', 'ling', undefined, undefined, 'new'],
    ['its author, never', 'ali', undefined, undefined, 'is-an-author'],
    ['its author, though the same invitation stands', 'ali', 'r1', { id: 'r1' }, 'is-an-author'],
    ['somebody by the same invitation again: once', 'siti', 'r1', { id: 'r1' }, 'already'],
    ['somebody by another invitation', 'siti', 'r2', { id: 'r1' }, 'already-invited'],
    ['somebody by an invitation without an id', 'siti', undefined, { id: 'r1' }, 'already-invited'],
  ] as const)('%s', (_who, person, wanted, known, expected) => {
    const invited = { person, author: false, wanted };
    expect(said(inviteOnce(invited, { by: 'rashidah', participants: parts, known }))).toBe(expected);
  });
  it('somebody whom the byline names, never', () => {
    const invited = { person: 'siti', author: true, wanted: undefined };
    expect(said(inviteOnce(invited, { by: 'rashidah', participants: parts, known: undefined }))).toBe('is-an-author');
  });
});
