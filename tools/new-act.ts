/** `npm run new:act -- <module> <act>`: the pure decision with its test, and the thin wrapper around it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [module, act] = process.argv.slice(2);
if (!module || !act || !/^[a-z][a-z-]+$/.test(act))
  throw new Error('Name both: npm run new:act -- <module> <act-in-kebab-case>');
const folder = join(new URL('..', import.meta.url).pathname, 'packages/modules/src', module);
if (!existsSync(folder)) throw new Error(`There is no module ${module}: npm run new:module -- ${module}`);
const camel = act.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const pascal = camel[0]?.toUpperCase() + camel.slice(1);
const needs = `${module.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase())}Needs`;

const files: Record<string, string> = {
  [`domain/${act}.ts`]: `import { ok, type Result } from '@naskhah/kernel/result';

export type ${pascal}Refusal = never;

export const ${camel} = (): Result<undefined, ${pascal}Refusal> => ok(undefined);
`,
  [`domain/${act}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { ${camel} } from './${act}.ts';

describe('${act.replaceAll('-', ' ')}', () => {
  it('is done', () => {
    expect(${camel}()).toEqual({ ok: true, value: undefined });
  });
});
`,
  [`use-cases/${act}.ts`]: `import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { ${camel} as decide, type ${pascal}Refusal } from '../domain/${act}.ts';
import type { ${needs} } from '../ports.ts';

export const ${camel} =
  (needs: ${needs}) =>
  (_actor: Actor): Promise<Result<undefined, ${pascal}Refusal>> =>
    needs.transaction(async () => decide());
`,
};
for (const [file, text] of Object.entries(files)) {
  const path = join(folder, file);
  if (existsSync(path)) throw new Error(`${file} is there already.`);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}
console.info(
  `Written: ${Object.keys(files).join(', ')}. Declare the call in packages/contract and bind it in ${module}/http.ts.`,
);
