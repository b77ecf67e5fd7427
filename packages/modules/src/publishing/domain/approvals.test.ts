import type { PersonId } from '@naskhah/kernel/ids';
import type { Result } from '@naskhah/kernel/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approve,
  approveFinally,
  mayChangeContent,
  requestPublication,
  returnToEditors,
  type Step,
} from './approvals.ts';
import type { Issue, IssueState } from './issue.ts';

const [huda, tan] = ['huda', 'tan'] as PersonId[] as [PersonId, PersonId];
const states = {
  draft: { is: 'draft' },
  compiled: { is: 'compiled' },
  requested: { is: 'requested', by: huda },
  returned: { is: 'returned', reason: 'Pages are missing' },
  approved: { is: 'approved', requestedBy: tan, by: huda },
  public: { is: 'public', since: new Date(0) },
  unpublished: { is: 'unpublished' },
} satisfies { [Is in IssueState['is']]: IssueState };
type Name = keyof typeof states;
const names = Object.keys(states) as Name[];

const issue = (state: Name | IssueState, levels = 2): Issue => ({
  id: 'i',
  journalId: 'j',
  volumeId: 'v',
  number: '4',
  continuous: false,
  version: 1,
  levels,
  state: typeof state === 'string' ? states[state] : state,
});
const made = (result: Result<Step, string>) =>
  result.ok ? (result.value ? `${result.value.to} by ${result.value.by}` : 'as it is') : result.refusal;

describe('asking for publication', () => {
  it.each([
    ['draft', 'requested by tan'],
    ['compiled', 'requested by tan'],
    ['returned', 'requested by tan'],
    ['unpublished', 'requested by tan'],
    ['requested', 'as it is'],
    ['approved', 'issue-not-open'],
    ['public', 'issue-not-open'],
  ] as const)('of an issue that is %s: %s', (state, expected) => {
    expect(made(requestPublication(issue(state), tan, 0))).toBe(expected);
  });
  it.each(['draft', 'compiled', 'returned', 'unpublished'] as const)(
    'is refused for an incomplete issue that is %s',
    (state) => expect(made(requestPublication(issue(state), tan, 1))).toBe('issue-incomplete'),
  );
  it.each([
    [0, 'public by tan'],
    [1, 'requested by tan'],
    [2, 'requested by tan'],
  ])('in a journal with %i levels of approval: %s', (levels, expected) => {
    expect(made(requestPublication(issue('compiled', levels), tan, 0))).toBe(expected);
  });
});

describe('the first approval', () => {
  it.each([
    ['requested', 'approved by tan'],
    ['approved', 'second-person-required'],
    ...(['draft', 'compiled', 'returned', 'public', 'unpublished'] as const).map(
      (state) => [state, 'issue-not-requested'] as const,
    ),
  ] as const)('of an issue that is %s: %s', (state, expected) => {
    expect(made(approve(issue(state), tan))).toBe(expected);
  });
  it('may be given by the person who asked', () =>
    expect(made(approve(issue('requested'), huda))).toBe('approved by huda'));
  it('given twice by the same person is given once', () =>
    expect(made(approve(issue('approved'), huda))).toBe('as it is'));
});

describe('the final approval', () => {
  it.each([
    ['approved', 'public by tan'],
    ['requested', 'issue-not-approved'],
    ['public', 'as it is'],
    ...(['draft', 'compiled', 'returned', 'unpublished'] as const).map(
      (state) => [state, 'issue-not-approved'] as const,
    ),
  ] as const)('of an issue that is %s: %s', (state, expected) => {
    expect(made(approveFinally(issue(state), tan, 0))).toBe(expected);
  });
  it('is refused to who gave the first', () =>
    expect(made(approveFinally(issue('approved'), huda, 0))).toBe('second-person-required'));
  it('is open to who asked, where somebody else gave the first', () =>
    expect(made(approveFinally(issue('approved'), tan, 0))).toBe('public by tan'));
  it('is refused for an issue that lacks something since', () =>
    expect(made(approveFinally(issue('approved'), tan, 1))).toBe('issue-incomplete'));

  it.each([
    ['by another person makes it public', tan, 0, 'public by tan'],
    ['is refused to who asked', huda, 0, 'second-person-required'],
    ['is refused for an incomplete issue', tan, 2, 'issue-incomplete'],
  ])('with one level of approval follows the request: %s', (_what, by, missing, expected) => {
    expect(made(approveFinally(issue('requested', 1), by, missing))).toBe(expected);
  });
});

describe('sending an issue back', () => {
  it.each([
    ['requested', 'returned by tan'],
    ['approved', 'returned by tan'],
    ...(['draft', 'compiled', 'returned', 'public', 'unpublished'] as const).map(
      (state) => [state, 'issue-not-requested'] as const,
    ),
  ] as const)('that is %s: %s', (state, expected) => {
    expect(made(returnToEditors(issue(state), tan))).toBe(expected);
  });
});

it.each(names)('an issue that is %s may be changed and deleted unless it was public once', (state) => {
  expect(mayChangeContent(issue(state))).toBe(!['public', 'unpublished'].includes(state));
});

it('no issue becomes public by fewer people than its journal asks for, whatever they try in whatever order', () => {
  const people = ['huda', 'tan', 'raj'] as PersonId[];
  const step = fc.record({
    act: fc.constantFrom('request', 'approve', 'approve-finally', 'return'),
    by: fc.constantFrom(...people),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 }), fc.array(step, { maxLength: 12 }), (levels, steps) => {
      let now = issue('compiled', levels);
      let asked: PersonId | undefined;
      let approvers = new Set<PersonId>();
      for (const { act, by } of steps) {
        const decided =
          act === 'request'
            ? requestPublication(now, by, 0)
            : act === 'approve'
              ? approve(now, by)
              : act === 'approve-finally'
                ? approveFinally(now, by, 0)
                : returnToEditors(now, by);
        if (!decided.ok || !decided.value) continue;
        const { to } = decided.value;
        if (to === 'requested' || to === 'returned') approvers = new Set();
        else if (act !== 'request') approvers.add(by);
        if (to === 'requested') asked = by;
        if (to === 'public') {
          expect(approvers.size).toBeGreaterThanOrEqual(levels);
          if (levels === 1) expect([...approvers].some((one) => one !== asked)).toBe(true);
          return;
        }
        now = issue(
          to === 'requested'
            ? { is: to, by }
            : to === 'approved'
              ? { is: to, requestedBy: asked ?? by, by }
              : { is: to, reason: 'again' },
          levels,
        );
      }
    }),
    { numRuns: 2000 },
  );
});
