import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientText, contractFolder, contractParts, contractText } from './contract-parts.ts';

const parts = contractParts();

describe('the parts of the contract', () => {
  it('are one for each module, and those that are fetched apart', () => {
    const folders = readdirSync(contractFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.length).toBeGreaterThan(10);
    expect(parts.filter(({ file }) => file.endsWith('/calls')).map(({ file }) => file.split('/')[0])).toEqual(
      folders.map(({ name }) => name).sort(),
    );
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  });

  it('are what the server binds', async () => {
    await expect(contractText(parts)).toMatchFileSnapshot('../packages/contract/src/contract.ts');
  });

  it('are what the portal fetches', async () => {
    await expect(clientText(parts)).toMatchFileSnapshot('../apps/web/src/app/contract-parts.ts');
  });

  it.each(parts)('$file exports its calls as $name', async ({ name, file }) => {
    const { [name]: calls } = await import(new URL(`${file}.ts`, contractFolder).href);
    expect(Object.keys(calls).length).toBeGreaterThan(0);
  });
});
