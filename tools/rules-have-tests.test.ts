import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleFiles } from './rule-files.ts';

const clone = join(import.meta.dirname, '..');

/** Whether anything is left to run when types, comments and what is imported are gone. */
const decides = (source: string): boolean =>
  stripTypeScriptTypes(source)
    .replace(/^import\s[^;]*;|export\s*\{\s*\};?|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .trim() !== '';

const domainFiles = (): string[] => {
  const modules = join('packages', 'modules', 'src');
  return readdirSync(join(clone, modules)).flatMap((module) => {
    const folder = join(modules, module, 'domain');
    if (!existsSync(join(clone, folder))) return [];
    return readdirSync(join(clone, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name).replaceAll('\\', '/'));
  });
};

const untested = (folder: string, needsOne: (source: string) => boolean): string[] =>
  ruleFiles(clone)
    .filter((file) => file.includes(folder) && needsOne(readFileSync(join(clone, file), 'utf8')))
    .filter((file) => !existsSync(join(clone, file.replace(/\.ts$/, '.test.ts'))));

describe('the rules of the modules', () => {
  it('have a test of their own name beside them', () => expect(untested('/domain/', decides)).toEqual([]));

  // What is left there is vocabularies: words in a list, which the compiler holds its users to.
  it('have it in the kernel too, where there is a function', () =>
    expect(untested('/kernel/', (source) => stripTypeScriptTypes(source).includes('=>'))).toEqual([]));

  it('are all seen', () => {
    const seen = ruleFiles(clone);
    expect(domainFiles().length).toBeGreaterThan(60);
    expect(domainFiles().filter((file) => !seen.includes(file))).toEqual([]);
  });

  it.each([
    [
      'types only',
      "import type { A } from './a.ts';\n/** Why. */\nexport type B = { a: A };\nexport interface C { b: B }\n",
      false,
    ],
    ['a constant', 'export const days = 14;\n', true],
    ['a function', 'export type A = 1;\nexport const isLate = (due: number): boolean => due > 1;\n', true],
    ['a re-export', "export { days } from './days.ts';\n", true],
  ])('with %s need one: %#', (_, source, needed) => expect(decides(source)).toBe(needed));
});
