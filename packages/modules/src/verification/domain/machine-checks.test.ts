import { describe, expect, it } from 'vitest';
import type { SiteAnswer } from '../ports.ts';
import { checkBoard, checkIssn, checkIssues, checkPolicies, checkSite, policies } from './machine-checks.ts';

type Checked = ReturnType<typeof checkIssn>;
const seen = ({ verdict, findings }: Checked) => [verdict, ...findings.map(({ what }) => what)];
const page = (text: string, change: object = {}): SiteAnswer => ({
  is: 'read',
  url: 'https://jurnal.example/',
  status: 200,
  text,
  ...change,
});

describe('the machine says of ISSN', () => {
  const right = { number: '2785-0420', valid: true, takenBy: null };
  it.each([
    [[], ['fail', 'no-issn']],
    [[right], ['pass', 'digit-right', 'not-taken']],
    [[{ ...right, valid: false }], ['fail', 'digit-wrong', 'not-taken']],
    [
      [right, { ...right, takenBy: 'Jurnal Lain' }],
      ['fail', 'digit-right', 'not-taken', 'digit-right', 'taken'],
    ],
  ])('%j: %j', (numbers, said) => expect(seen(checkIssn(numbers))).toEqual(said));

  it('which journal has it', () =>
    expect(checkIssn([{ ...right, takenBy: 'Jurnal Lain' }]).findings[1]?.values).toEqual({
      number: '2785-0420',
      journal: 'Jurnal Lain',
    }));
});

describe('the machine says of a site', () => {
  it.each<[SiteAnswer | null, string[]]>([
    [null, ['fail', 'no-site']],
    [page(''), ['pass', 'answers', 'https']],
    [page('', { status: 299 }), ['pass', 'answers', 'https']],
    [page('', { status: 300 }), ['fail', 'answers-badly', 'https']],
    [page('', { status: 199 }), ['fail', 'answers-badly', 'https']],
    [page('', { status: 404 }), ['fail', 'answers-badly', 'https']],
    [page('', { url: 'http://jurnal.example/' }), ['fail', 'answers', 'no-https']],
    [{ is: 'failed', why: 'certificate' }, ['fail', 'certificate']],
    [{ is: 'failed', why: 'network' }, ['unsure', 'no-network']],
    [{ is: 'failed', why: 'time' }, ['unsure', 'too-slow']],
    [{ is: 'refused', why: 'address' }, ['fail', 'refused-address']],
  ])('%j: %j', (answer, said) => expect(seen(checkSite('https://jurnal.example', answer))).toEqual(said));

  it('that none was given', () => {
    expect(seen(checkSite(null, page('')))).toEqual(['fail', 'no-site']);
    expect(seen(checkSite('', page('')))).toEqual(['fail', 'no-site']);
  });
});

describe('the machine says of policies', () => {
  const all = new Set(policies);
  const words = 'Etika penerbitan. Pewasitan. CC BY 4.0. Pengarkiban: LOCKSS.';
  it.each<[string, Set<(typeof policies)[number]>, SiteAnswer | null, string]>([
    ['all given', all, null, 'pass'],
    ['none given, all on the page', new Set(), page(words), 'pass'],
    ['none given, in English', new Set(), page('Ethics Peer review Licence Archiving'), 'pass'],
    ['none given, none on the page', new Set(), page('Welcome'), 'unsure'],
    ['none given, no page', new Set(), null, 'unsure'],
    ['none given, a page of faults', new Set(), page(words, { status: 500 }), 'unsure'],
    ['none given, no network', new Set(), { is: 'failed', why: 'network' }, 'unsure'],
  ])('%s', (_, given, answer, verdict) => expect(checkPolicies(given, answer).verdict).toBe(verdict));

  it('of each where it stands', () =>
    expect(
      checkPolicies(new Set(['license']), page('Etika')).findings.map(({ what, values }) => [values.policy, what]),
    ).toEqual([
      ['ethics', 'policy-on-site'],
      ['peer-review', 'policy-missing'],
      ['license', 'policy-given'],
      ['archiving', 'policy-missing'],
    ]));
});

describe('the machine says of a board', () => {
  it.each([
    [
      ['UM', 'UKM', 'UPM', 'UM', 'UM'],
      ['pass', 'board-size', 'board-spread'],
    ],
    [
      ['UM', 'UKM', 'um ', 'UM', 'UM'],
      ['fail', 'board-size', 'board-spread'],
    ],
    [
      ['UM', 'UKM', 'UPM', 'UM'],
      ['fail', 'board-size', 'board-spread'],
    ],
    [
      ['UM', 'UKM', '', 'UM', 'UM'],
      ['unsure', 'board-size', 'board-spread', 'board-unknown'],
    ],
    [
      ['UM', 'UKM', 'UPM', '', ''],
      ['pass', 'board-size', 'board-spread', 'board-unknown'],
    ],
    [[], ['fail', 'board-size', 'board-spread']],
  ])('%j: %j', (institutions, said) => expect(seen(checkBoard(institutions))).toEqual(said));
});

describe('the machine says of issues', () => {
  const issue = (planned: string | null, published: string | null) => ({
    label: '8(1)',
    planned,
    published,
    articles: 6,
  });
  const today = '2026-11-22';
  it.each([
    [[], ['unsure', 'no-issues']],
    [[issue(null, '2026-06-30')], ['unsure', 'no-issues']],
    [[issue('2024-11-21', '2026-06-30')], ['unsure', 'no-issues']],
    [[issue('2024-11-22', '2024-11-22')], ['pass', 'issue-on-time']],
    [[issue('2026-06-30', '2026-06-28')], ['pass', 'issue-on-time']],
    [[issue('2026-06-30', '2026-07-30')], ['unsure', 'issue-late']],
    [[issue('2026-06-30', '2026-07-31')], ['fail', 'issue-late']],
    [[issue('2026-06-30', null)], ['fail', 'issue-missing']],
    [[issue('2026-11-20', null)], ['unsure', 'issue-missing']],
    [[issue('2026-11-22', null)], ['unsure', 'issue-not-due']],
    [
      [issue('2026-12-31', null), issue('2026-06-30', '2026-06-30')],
      ['pass', 'issue-not-due', 'issue-on-time'],
    ],
  ])('%j: %j', (issues, said) => expect(seen(checkIssues(issues, today))).toEqual(said));

  it('by how many days one was late', () =>
    expect(checkIssues([issue('2026-06-30', '2026-09-02')], today).findings[0]?.values).toEqual({
      label: '8(1)',
      planned: '2026-06-30',
      published: '2026-09-02',
      articles: '6',
      days: '64',
    }));
});
