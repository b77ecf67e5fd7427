import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const clone = join(import.meta.dirname, '..');
const program = join(clone, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
type Report = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

const cruise = (folder: string): Report => {
  const args = [
    program,
    '--config',
    join(clone, 'tools', 'import-rules.cjs'),
    '--output-type',
    'json',
    'packages',
    'apps',
  ];
  return JSON.parse(
    execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
};

const tracked = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: clone, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

describe('the import rules', () => {
  it('hold everywhere, and see every source file', () => {
    const report = cruise(clone);
    const seen = new Set(report.modules.map((module) => module.source));
    expect(report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
    expect(tracked.length).toBeGreaterThan(100);
    expect(tracked.filter((file) => !seen.has(file))).toEqual([]);
  }, 120_000);

  it('fire on planted breaches', () => {
    const folder = mkdtempSync(join(tmpdir(), 'naskhah-rules-'));
    const plant = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    const module = (name: string) => `packages/modules/src/${name}`;
    plant(`${module('journals')}/index.ts`, 'export const a = 1;\n');
    plant(`${module('journals')}/store/row.ts`, "import { b } from '../use-cases/act.ts';\nexport const row = b;\n");
    plant(
      `${module('journals')}/use-cases/act.ts`,
      "import { c } from '../../submissions/index.ts';\nexport const b = c;\n",
    );
    plant(
      `${module('journals')}/domain/rule.ts`,
      "import { readFileSync } from 'node:fs';\nexport const d = readFileSync;\n",
    );
    plant(
      `${module('submissions')}/index.ts`,
      "import { row } from '../journals/store/row.ts';\nexport const c = row;\n",
    );
    plant(
      'packages/kernel/src/id.ts',
      "import { a } from '../../modules/src/journals/index.ts';\nexport const id = a;\n",
    );
    plant('packages/kernel/src/utils/x.ts', 'export const x = 1;\n');
    plant('packages/kernel/src/y.ts', "import { x } from './utils/x.ts';\nexport const y = x;\n");
    plant('apps/web/src/features/a/one.ts', "import { two } from '../b/two.ts';\nexport const one = two;\n");
    plant('apps/web/src/features/b/two.ts', 'export const two = 2;\n');
    const fired = new Set(cruise(folder).summary.violations.map(({ rule }) => rule.name));
    rmSync(folder, { recursive: true });
    for (const rule of [
      'no-cycles',
      'kernel-is-a-leaf',
      'domain-is-pure',
      'store-stays-low',
      'neighbours-by-the-door',
      'order-of-journals',
      'features-do-not-meet',
      'no-dumping-ground',
    ])
      expect(fired).toContain(rule);
  }, 60_000);
});
