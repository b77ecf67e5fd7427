import { stages } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import type { Issue, IssueState } from './issue.ts';
import { setIntoIssue } from './set-into-issue.ts';

type Placed = Pick<Issue, 'id' | 'journalId' | 'state'>;
const issue = (id: string, is: IssueState['is'] = 'compiled', journalId = 'jek'): Placed => ({
  id,
  journalId,
  state: { is, since: new Date(0) } as IssueState,
});
const article = (status: string, stage = status === 'active' ? 'production' : 'publication') => ({
  journalId: 'jek',
  status,
  stage,
});
type Given = Parameters<typeof setIntoIssue>;
const done = (of: Given[0], from: Given[1], to: Given[2], otherPages = false) => {
  const set = setIntoIssue(of, from, to, otherPages);
  return set.ok ? (set.value ?? 'as it is') : set.refusal;
};

describe('an article set into an issue', () => {
  it.each(stages)('out of %s goes in only from production', (stage) => {
    expect(done(article('active', stage), undefined, issue('a'))).toBe(
      stage === 'production' ? 'in' : 'article-not-ready',
    );
  });
  it.each(['declined', 'withdrawn', 'transferred', 'retracted', 'published'])(
    'that was %s in production is not ready',
    (status) => {
      expect(done(article(status, 'production'), undefined, issue('a'))).toBe('article-not-ready');
    },
  );
  it.each([
    ['another issue', issue('b'), false, 'moved'],
    ['another issue, with other pages', issue('b'), true, 'moved'],
    ['the same issue, with other pages', issue('a'), true, 'moved'],
    ['the same issue, where it is', issue('a'), false, 'as it is'],
  ] as const)('and scheduled already, set into %s', (_which, to, otherPages, expected) => {
    expect(done(article('scheduled'), issue('a'), to, otherPages)).toBe(expected);
  });
  it('comes out of it', () => expect(done(article('scheduled'), issue('a'), null)).toBe('out'));
  it('comes out of none where it is in none', () => expect(done(article('active'), undefined, null)).toBe('as it is'));

  it.each(['draft', 'compiled', 'requested', 'returned', 'approved'] as const)('goes into one that is %s', (is) => {
    expect(done(article('active'), undefined, issue('a', is))).toBe('in');
  });
  it.each([
    ['leaves no public issue for another', issue('a', 'public'), issue('b'), 'issue-public'],
    ['comes out of no public issue', issue('a', 'public'), null, 'issue-public'],
    ['changes nothing in a public issue', issue('a', 'public'), issue('a', 'public'), 'issue-public'],
    ['goes into no public issue', undefined, issue('a', 'public'), 'issue-public'],
    ['goes into no issue that was public', undefined, issue('a', 'unpublished'), 'issue-public'],
    ['comes out of no issue that was public', issue('a', 'unpublished'), null, 'issue-public'],
    ['goes into no issue of another journal', undefined, issue('a', 'compiled', 'jte'), 'issue-not-found'],
    ['goes into no issue that is not there', issue('a'), undefined, 'issue-not-found'],
  ])('%s', (_what, from, to, expected) => {
    expect(done(article('scheduled'), from, to)).toBe(expected);
  });
});
