import { administrator, byKey, linkActor, personActor, switchedTo } from '@naskhah/testing/actors';
import { describe, expect, it } from 'vitest';
import { isReviewer, mayDecide } from './policy.ts';

const review = { id: 'r1', reviewer_id: 'siti' };
const nobody = { kind: 'nobody' } as const;
const job = { kind: 'system', job: 'nightly' } as const;

describe('a review', () => {
  it.each([
    ['its reviewer who is logged in', personActor('siti'), true],
    ['its reviewer who came by its link', linkActor('siti', 'r1'), true],
    ['its reviewer who came by the link of another review', linkActor('siti', 'r2'), false],
    ['somebody else with a link of this review', linkActor('raj', 'r1'), false],
    ['another person', personActor('raj'), false],
    ['an Administrator', administrator('aminah'), false],
    ['an Administrator behind the account of another person', switchedTo(personActor('raj'), 'siti'), false],
    ['a job of the portal', job, false],
    ['nobody', nobody, false],
  ])('is for %s: %s', (_who, actor, own) => {
    expect(isReviewer(actor, review)).toBe(own);
  });
});

describe('a decision', () => {
  it.each([
    ['a person', personActor('huda'), true],
    ['a program of a person', byKey(personActor('huda')), true],
    ['somebody behind a switched account', switchedTo(personActor('huda'), 'aminah'), false],
    ['a reviewer by link', linkActor('huda', 'r1'), false],
    ['a job of the portal', job, false],
    ['nobody', nobody, false],
  ])('is taken by %s: %s', (_who, actor, may) => {
    expect(mayDecide(actor)).toBe(may);
  });
});
