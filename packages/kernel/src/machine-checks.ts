/** What the portal finds out by itself about a journal that registers. A code that is kept and read again: never renamed. */
export const machineChecks = ['issn', 'site', 'policies', 'board', 'issues'] as const;
export type MachineCheck = (typeof machineChecks)[number];

/** What a machine check says; a person judges. */
export const machineVerdicts = ['pass', 'fail', 'unsure'] as const;
export type MachineVerdict = (typeof machineVerdicts)[number];

/** The kinds of what it may see. */
export const findingKinds = [
  'no-issn',
  'digit-right',
  'digit-wrong',
  'not-taken',
  'taken',
  'no-site',
  'refused-scheme',
  'refused-credentials',
  'refused-address',
  'refused-redirects',
  'certificate',
  'too-slow',
  'no-network',
  'answers',
  'answers-badly',
  'https',
  'no-https',
  'policy-given',
  'policy-on-site',
  'policy-missing',
  'policy-unread',
  'board-size',
  'board-spread',
  'board-unknown',
  'no-issues',
  'issue-on-time',
  'issue-late',
  'issue-missing',
  'issue-not-due',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What it saw: a kind of finding with its values, which words are made from on reading. */
export type Finding = { what: FindingKind; verdict: MachineVerdict | null; values: Record<string, string> };
