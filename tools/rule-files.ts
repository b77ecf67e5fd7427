import { execFileSync } from 'node:child_process';

const isRuleFile = (file: string): boolean =>
  /^packages\/(modules\/src\/[^/]+\/domain|kernel\/src)\/(?:.+\/)?[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts');

/** The files that hold the rules: what each module decides purely, and the kernel. Paths from the clone's root. */
export const ruleFiles = (clone: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', 'packages'], {
    cwd: clone,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(isRuleFile);
