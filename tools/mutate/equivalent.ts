/** A mutant that no test can tell from the rule as it is written, and why. */
export type Equivalent = {
  file: string;
  /** The whole line that it stands in, without the space around it. */
  line: string;
  /** What the mutator puts in place of a part of that line. */
  replacement: string;
  why: string;
};

export const equivalents: Equivalent[] = [];
