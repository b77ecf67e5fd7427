import type { Equivalent } from './equivalent.ts';

type Place = { line: number; column: number };
export type Mutant = {
  /** From the clone's root. */
  file: string;
  /** Counted from 1, the end behind the last character. */
  from: Place;
  to: Place;
  replacement: string;
  died: boolean;
};

export type Survivor = { file: string; line: number; change: string };
export type FileOutcome = { file: string; killed: number; survived: number; equivalent: number };
export type Outcome = {
  files: FileOutcome[];
  survivors: Survivor[];
  /** Named as equivalent, but killed or gone: the list is to be put right. */
  stale: Equivalent[];
  /** Of those that can be told from the rule. 100 where there are none. */
  percent: number;
};

const textOf = (source: readonly string[], { from, to }: Mutant): string =>
  from.line === to.line
    ? (source[from.line - 1] ?? '').slice(from.column - 1, to.column - 1)
    : [
        (source[from.line - 1] ?? '').slice(from.column - 1),
        ...source.slice(from.line, to.line - 1),
        (source[to.line - 1] ?? '').slice(0, to.column - 1),
      ].join('\n');

const onOneLine = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 90 ? `${flat.slice(0, 60)} … ${flat.slice(-28)}` : flat;
};

/** Counts mutants by file and sets aside those that are named as equivalent. `sourceOf` gives a file's text. */
export const outcomeOf = (
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
  sourceOf: (file: string) => string,
): Outcome => {
  const used = new Set<Equivalent>();
  const survivors: Survivor[] = [];
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  const files = [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, ofFile]): FileOutcome => {
      const source = sourceOf(file).split('\n');
      let equivalent = 0;
      let survived = 0;
      const alive = ofFile.filter(({ died }) => !died).sort((a, b) => a.from.line - b.from.line);
      for (const mutant of alive) {
        const line = (source[mutant.from.line - 1] ?? '').trim();
        const named = equivalents.filter(
          (one) => one.file === file && one.line === line && one.replacement === mutant.replacement,
        );
        for (const one of named) used.add(one);
        if (named.length > 0) equivalent += 1;
        else {
          survived += 1;
          const change = `${onOneLine(textOf(source, mutant))}  →  ${onOneLine(mutant.replacement)}`;
          survivors.push({ file, line: mutant.from.line, change });
        }
      }
      return { file, killed: ofFile.length - survived - equivalent, survived, equivalent };
    });
  const killed = files.reduce((sum, file) => sum + file.killed, 0);
  const told = killed + survivors.length;
  return {
    files,
    survivors,
    stale: equivalents.filter((one) => byFile.has(one.file) && !used.has(one)),
    percent: told === 0 ? 100 : (100 * killed) / told,
  };
};
