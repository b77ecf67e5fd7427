/**
 * The parts of the contract follow from its folders: `<module>/calls.ts` is the part of the module, `<module>/<part>.calls.ts` one
 * of its own, which the portal fetches apart. Each file exports its calls under the name of the part.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

export const contractFolder = new URL('../packages/contract/src/', import.meta.url);

/** `name` as the code has it, `key` as addresses and files do; `file` is relative to the folder and without its ending. */
export type ContractPart = { name: string; key: string; file: string };

const camel = (name: string): string => name.replaceAll(/-(.)/g, (_all, letter: string) => letter.toUpperCase());

export const contractParts = (): ContractPart[] =>
  globSync('*/{calls,*.calls}.ts', { cwd: contractFolder.pathname })
    .map((path) => {
      const file = path.replaceAll('\\', '/').replace(/\.ts$/, '');
      const [module = '', last = ''] = file.split('/');
      const key = last === 'calls' ? module : basename(last, '.calls');
      return { name: camel(key), key, file };
    })
    .sort((one, other) => (one.file < other.file ? -1 : 1));

const note = '// Written from the folders of the contract: `npx vitest run tools/contract-parts -u`.\n';

export const contractText = (parts: readonly ContractPart[]): string =>
  [
    note,
    ...[...parts, { name: 'strictly', file: 'strictly' }]
      .sort((one, other) => (one.file < other.file ? -1 : 1))
      .map(({ name, file }) => `import { ${name} } from './${file}.ts';\n`),
    '\n/** The whole contract, as the server binds it and the documentation shows it. The portal imports single parts. */\n',
    'export const contract = strictly({\n',
    ...parts.map(({ name }) => `  ${name},\n`),
    '});\n',
  ].join('');

export const clientText = (parts: readonly ContractPart[]): string =>
  [
    note,
    ...parts.map(({ name, file }) => `import type { ${name} } from '@naskhah/contract/${file}';\n`),
    "import type { AnyContractRouter } from '@orpc/contract';\n",
    '\nexport type Contract = {\n',
    ...parts.map(({ name }) => `  ${name}: typeof ${name};\n`),
    '};\n',
    '\ntype Routes = () => Promise<{ default: AnyContractRouter }>;\n',
    '\n/** The routes of a part are fetched with its first call. */\n',
    'export const parts: Record<string, Routes> = {\n',
    ...parts.map(({ name, key }) => `  ${name}: () => import('contract:${key}'),\n`),
    '} satisfies Record<keyof Contract, Routes>;\n',
  ].join('');
