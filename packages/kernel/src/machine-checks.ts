/** What the portal finds out by itself about a journal that registers. A code that is kept and read again: never renamed. */
export const machineChecks = ['issn', 'site', 'policies', 'board', 'issues'] as const;
export type MachineCheck = (typeof machineChecks)[number];

/** What a machine check says; a person judges. */
export const machineVerdicts = ['pass', 'fail', 'unsure'] as const;
export type MachineVerdict = (typeof machineVerdicts)[number];

/** What it saw: a kind of finding with its values, which words are made from on reading. */
export type Finding = { what: string; verdict: MachineVerdict | null; values: Record<string, string> };
