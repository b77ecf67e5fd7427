import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contractFolder, contractParts } from '../../tools/contract-parts.ts';

const prefix = 'contract:';

/**
 * `contract:identity` holds of the contract only what a browser needs to call: method and path.
 * The schemas stay on the server, and out of every page that does not ask for one itself.
 */
export const contractRoutes = (): Plugin => ({
  name: 'naskhah-contract-routes',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const part = contractParts().find(({ key }) => key === id.slice(prefix.length + 1));
    if (!part) return this.error(`The contract has no part called ${id}`);
    const source = new URL(`${part.file}.ts`, contractFolder);
    this.addWatchFile(source.pathname);
    const { [part.name]: routes } = await import(source.href);
    return `export default ${JSON.stringify(minifyContractRouter(routes))}`;
  },
});
