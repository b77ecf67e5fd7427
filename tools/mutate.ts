/**
 * Changes the rules one place at a time and runs the tests beside them: a change that no test notices survives.
 * `npm run mutate` for all, `-- <file or folder>…` for some. Fails under 90 % killed, or where the list of equivalent mutants is not true any more.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { equivalents } from './mutate/equivalent.ts';
import { outcomeOf } from './mutate/outcome.ts';
import { ruleFiles } from './rule-files.ts';

const leastPercent = 90;
const clone = join(import.meta.dirname, '..');
const asked = process.argv.slice(2).map((path) => relative(clone, path));
const files = ruleFiles(clone).filter(
  (file) => asked.length === 0 || asked.some((path) => file === path || file.startsWith(`${path}/`)),
);
if (files.length === 0) {
  console.error('No rules there: they stand in packages/modules/src/<module>/domain and packages/kernel/src.');
  process.exit(1);
}

// As they are now: somebody may go on working on them meanwhile.
const sources = new Map(files.map((file) => [file, readFileSync(join(clone, file), 'utf8')]));

// The figure must be the same on every machine, whatever data it has.
delete process.env.NASKHAH_TEST_DATA;
const results = await new Stryker({
  // There, no tsconfig is named: TypeScript 7 has no interface to rewrite one with, and the copy needs no rewriting.
  configFile: 'tools/mutate/stryker.config.json',
  mutate: files,
  // A copy of its own: two runs in one clone must not take it from each other.
  tempDirName: `.mutants/${process.pid}`,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
}).runMutationTest();

const { survivors, stale, percent, ...outcome } = outcomeOf(
  results.map(({ fileName, location: { start, end }, replacement, status }) => ({
    file: relative(clone, fileName),
    from: start,
    to: end,
    replacement,
    // A rule that cannot even be loaded any more, or never ends, is noticed too.
    died: status === 'Killed' || status === 'Timeout' || status === 'RuntimeError',
  })),
  equivalents,
  (file) => sources.get(file) ?? '',
);

console.info('killed survived equivalent');
for (const { file, killed, survived, equivalent } of outcome.files)
  console.info(
    `${String(killed).padStart(6)} ${String(survived).padStart(8)} ${String(equivalent).padStart(10)}  ${file}`,
  );
for (const { file, line, change } of survivors) console.info(`survived  ${file}:${line}  ${change}`);
for (const { file, line, replacement } of stale)
  console.error(`named as equivalent, but killed or gone: ${file}  ${line}  →  ${replacement}`);
const sum = (count: 'killed' | 'equivalent') => outcome.files.reduce((total, file) => total + file[count], 0);
// Not by a failing test: many of these at once would mean that something else is broken.
const so = (status: 'RuntimeError' | 'Timeout') => results.filter((result) => result.status === status).length;
console.info(`died as the tests no longer load: ${so('RuntimeError')}, as they never end: ${so('Timeout')}`);
console.info(
  `${percent.toFixed(1)} % killed: ${sum('killed')}, survived: ${survivors.length}, named as equivalent: ${sum('equivalent')}`,
);
if (percent < leastPercent || stale.length > 0) process.exitCode = 1;
