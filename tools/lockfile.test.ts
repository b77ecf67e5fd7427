import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = { version?: string; link?: boolean; resolved?: string; optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>;
};

describe('the lockfile', () => {
  // npm drops the packages of other platforms when it is run on an installed tree; `npm ci` then fails everywhere.
  it('holds the optional packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) => {
      const beside = at.slice(0, at.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return Object.entries(optionalDependencies)
        .filter(([, version]) => /^\d/.test(version))
        .filter(
          ([name, version]) =>
            ![`${beside}${name}`, `node_modules/${name}`].some((place) => packages[place]?.version === version),
        )
        .map(([name]) => `${at} → ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('names no address to download from', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
  });
});
