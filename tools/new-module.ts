/** `npm run new:module -- <name>`: the folders and doors of a module, ready for its first act. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z-]+$/.test(name))
  throw new Error('Name the module: npm run new:module -- <name-in-kebab-case>');
const folder = join(new URL('..', import.meta.url).pathname, 'packages/modules/src', name);
if (existsSync(folder)) throw new Error(`The module ${name} is there already.`);
for (const part of ['domain', 'use-cases', 'queries', 'store']) mkdirSync(join(folder, part), { recursive: true });
const pascal = name.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
writeFileSync(
  join(folder, 'ports.ts'),
  `import type { ActNeeds } from '../activity/index.ts';\n\nexport type ${pascal}Needs = ActNeeds;\n`,
);
console.info(`packages/modules/src/${name} is there. Add it to tools/module-order.json and to docs/module-map.md, then:
  npm run new:act -- ${name} <act-in-kebab-case>`);
