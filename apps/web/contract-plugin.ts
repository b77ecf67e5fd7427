import { readdirSync } from 'node:fs';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const prefix = 'contract:';
const folder = new URL('../../packages/contract/src/', import.meta.url);

/**
 * `contract:identity` holds of the contract only what a browser needs to call: method and path.
 * The schemas stay on the server, and out of every page that does not ask for one itself.
 */
export const contractRoutes = (): Plugin => ({
  name: 'naskhah-contract-routes',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const name = id.slice(prefix.length + 1);
    if (!readdirSync(folder).includes(`${name}.ts`)) this.error(`The contract has no part called ${name}`);
    this.addWatchFile(new URL(`${name}.ts`, folder).pathname);
    const part = await import(new URL(`${name}.ts`, folder).href);
    const key = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return `export default ${JSON.stringify(minifyContractRouter(part[key]))}`;
  },
});
