import type { Finding, FindingKind, MachineVerdict } from '@naskhah/kernel/machine-checks';
import type { IssueSeen, SiteAnswer } from '../ports.ts';

export type Checked = { verdict: MachineVerdict; findings: Finding[] };

/** One thing that fails fails the check; without one, one that is not sure leaves it unsure. */
const together = (findings: Finding[]): Checked => {
  const said = findings.map(({ verdict }) => verdict);
  const verdict = said.includes('fail')
    ? 'fail'
    : said.includes('unsure') || !said.includes('pass')
      ? 'unsure'
      : 'pass';
  return { verdict, findings };
};
const found = (what: FindingKind, verdict: MachineVerdict | null, values: Record<string, string> = {}): Finding => ({
  what,
  verdict,
  values,
});

/** A number as the registration gives it: whether its check digit fits, and which other journal has it. */
export type NumberSeen = { number: string; valid: boolean; takenBy: string | null };

export const checkIssn = (numbers: readonly NumberSeen[]): Checked =>
  numbers.length === 0
    ? together([found('no-issn', 'fail')])
    : together(
        numbers.flatMap(({ number, valid, takenBy }) => [
          found(valid ? 'digit-right' : 'digit-wrong', valid ? 'pass' : 'fail', { number }),
          takenBy === null
            ? found('not-taken', 'pass', { number })
            : found('taken', 'fail', { number, journal: takenBy }),
        ]),
      );

export const checkSite = (website: string | null, answer: SiteAnswer | null): Checked => {
  if (!website || !answer) return together([found('no-site', 'fail')]);
  if (answer.is === 'refused') return together([found(`refused-${answer.why}`, 'fail', { url: website })]);
  if (answer.is === 'failed')
    return together([
      answer.why === 'certificate'
        ? found('certificate', 'fail', { url: website })
        : found(answer.why === 'time' ? 'too-slow' : 'no-network', 'unsure', { url: website }),
    ]);
  const { url, status } = answer;
  const safe = url.startsWith('https://');
  const answers = status >= 200 && status < 300;
  return together([
    found(answers ? 'answers' : 'answers-badly', answers ? 'pass' : 'fail', { url, status: String(status) }),
    found(safe ? 'https' : 'no-https', safe ? 'pass' : 'fail', { url }),
  ]);
};

export const policies = ['ethics', 'peer-review', 'license', 'archiving'] as const;
export type Policy = (typeof policies)[number];

/** Words by which a page of a journal names its policies, in both languages. */
const named: Record<Policy, RegExp> = {
  ethics: /publication ethics|ethic(s|al)|malpractice|etika/i,
  'peer-review': /peer[- ]?review|blind review|pewasitan|penilaian rakan/i,
  license: /creative ?commons|\bcc[- ]by\b|licen[cs]e|lesen/i,
  archiving: /archiv(e|ing)|lockss|clockss|portico|preservation|pengarkiban|arkib/i,
};

/** Each policy, in the registration or else on the page that could be read. */
export const checkPolicies = (given: ReadonlySet<Policy>, answer: SiteAnswer | null): Checked => {
  const page = answer?.is === 'read' && answer.status >= 200 && answer.status < 300 ? answer : undefined;
  return together(
    policies.map((policy) => {
      if (given.has(policy)) return found('policy-given', 'pass', { policy });
      if (!page) return found('policy-unread', 'unsure', { policy });
      const there = named[policy].test(page.text);
      return found(there ? 'policy-on-site' : 'policy-missing', there ? 'pass' : 'unsure', { policy, url: page.url });
    }),
  );
};

const fewestMembers = 5;
const fewestInstitutions = 3;

/** Who stands for the journal, each with their institution, '' where it is not known. */
export const checkBoard = (institutions: readonly string[]): Checked => {
  const known = institutions.map((name) => name.trim().toLowerCase()).filter(Boolean);
  const spread = new Set(known).size;
  const enough = institutions.length >= fewestMembers;
  const missing = institutions.length - known.length;
  const wide = spread >= fewestInstitutions;
  return together([
    found('board-size', enough ? 'pass' : 'fail', { people: String(institutions.length) }),
    found('board-spread', wide ? 'pass' : missing > 0 ? 'unsure' : 'fail', { institutions: String(spread) }),
    ...(missing > 0 ? [found('board-unknown', null, { people: String(missing) })] : []),
  ]);
};

const dayLength = 86_400_000;
const lenient = 30;
const daysLate = (planned: string, came: string): number =>
  Math.round((Date.parse(came) - Date.parse(planned)) / dayLength);

/** The issues that were promised for the two years before a day: one that came more than a month late fails. */
export const checkIssues = (issues: readonly IssueSeen[], today: string): Checked => {
  const since = new Date(Date.parse(today) - 730 * dayLength).toISOString().slice(0, 10);
  const asked = issues.filter(({ planned }) => planned !== null && planned >= since);
  if (asked.length === 0) return together([found('no-issues', 'unsure')]);
  return together(
    asked.map(({ label, planned, published, articles }) => {
      const promised = planned ?? '';
      const values = { label, planned: promised, articles: String(articles), ...(published && { published }) };
      if (!published && promised >= today) return found('issue-not-due', null, values);
      const late = daysLate(promised, published ?? today);
      if (late <= 0) return found('issue-on-time', 'pass', values);
      const verdict = late > lenient ? 'fail' : 'unsure';
      return found(published ? 'issue-late' : 'issue-missing', verdict, { ...values, days: String(late) });
    }),
  );
};
