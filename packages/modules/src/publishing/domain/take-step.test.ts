import type { PersonId } from '@naskhah/kernel/ids';
import { administrator, byKey, linkActor, personActor, switchedTo } from '@naskhah/testing/actors';
import { describe, expect, it } from 'vitest';
import { approve, approveFinally } from './approvals.ts';
import type { Issue } from './issue.ts';
import { takeStep } from './take-step.ts';

const requested: Issue = {
  id: 'i',
  journalId: 'jek',
  volumeId: 'v',
  number: '4',
  continuous: false,
  version: 7,
  levels: 2,
  state: { is: 'requested', by: 'tan' as PersonId },
};
const huda = personActor('huda', { jek: { permissions: ['volume'] } });

describe('a step of publication', () => {
  it.each([
    ['who holds the issues of the journal', huda],
    ['an Administrator', administrator('aminah')],
  ])('is taken by %s', (_who, actor) => {
    expect(takeStep(requested, actor, 7, approve)).toEqual({ ok: true, value: { to: 'approved', by: actor.person } });
  });

  it.each([
    ['who holds the issues of another journal', personActor('balqis', { jte: { permissions: ['volume'] } })],
    [
      'who holds other things there',
      personActor('lim', { jek: { permissions: ['masthead', 'license', 'article_list'] } }),
    ],
    ['a reviewer by link', linkActor('huda', 'r')],
    ['a job of the portal', { kind: 'system', job: 'nightly' } as const],
    ['nobody', { kind: 'nobody' } as const],
  ])('is not there for %s', (_who, actor) => {
    expect(takeStep(requested, actor, 7, approve)).toEqual({ ok: false, refusal: 'issue-not-found' });
  });
  it('is not there where there is no issue', () =>
    expect(takeStep(undefined, huda, 7, approve)).toEqual({ ok: false, refusal: 'issue-not-found' }));

  it.each([
    ['behind a switched account', switchedTo(huda, 'aminah')],
    ['behind the account of somebody, for an Administrator too', switchedTo(administrator('ahmad'), 'aminah')],
    ['by a key for programs', byKey(huda)],
    ['by a key that only reads', byKey(huda, 'read')],
  ])('is refused %s', (_how, actor) => {
    expect(takeStep(requested, actor, 7, approve)).toEqual({ ok: false, refusal: 'not-while-switched' });
  });

  it.each([6, 8])('is refused on what somebody else has changed since (version %i)', (version) => {
    expect(takeStep(requested, huda, version, approve)).toEqual({ ok: false, refusal: 'stale-version' });
  });
  it('says first why it cannot be taken at all', () =>
    expect(takeStep(requested, huda, 6, (issue, by) => approveFinally(issue, by, 0))).toEqual({
      ok: false,
      refusal: 'issue-not-approved',
    }));
  it('sent again is the same step, whatever version it names', () => {
    const approved: Issue = {
      ...requested,
      state: { is: 'approved', requestedBy: 'tan' as PersonId, by: huda.person },
    };
    expect(takeStep(approved, huda, 6, approve)).toEqual({ ok: true, value: undefined });
  });
});
