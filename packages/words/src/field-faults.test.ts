import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldFaults } from './field-faults.ts';
import { refusalWords } from './refusals.ts';

/** Every code that a decision or an act gives to a field, as the source has it. */
const given = (): string[] => {
  const root = new URL('../../../', import.meta.url).pathname;
  const files = globSync(['packages/modules/src/**/*.ts', 'apps/server/src/http/*.ts'], { cwd: root });
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  const found = sources.flatMap((file) => [
    ...readFileSync(`${root}${file}`, 'utf8').matchAll(/path(?:: [^{}]*?)?,\s*code: '([a-z0-9-]+)'/g),
  ]);
  return [...new Set(found.map(([, code]) => code ?? ''))];
};

describe('a fault of a field', () => {
  it.each(given())('%s has words', (code) => expect(code in fieldFaults || code in refusalWords).toBe(true));

  it('is looked for where they are given', () => expect(given().length).toBeGreaterThan(20));
});
