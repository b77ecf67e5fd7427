/**
 * Adds to the lockfile what npm leaves out when a registry does not carry, or an installed tree does not need, the optional
 * packages of other platforms: without them `npm ci` refuses everywhere. Run after every change of a dependency:
 * `node tools/complete-lockfile.ts`. What a platform package is for stands in its name.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Locked = {
  version?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optional?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
};
const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

const systems: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
};
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const platformOf = (name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> => {
  const words = name.replace(/^@/, '').split(/[-/]/);
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = /musl/.test(name) ? 'musl' : os === 'linux' && /gnu/.test(name) ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
};

let added = 0;
for (const [at, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    // Beside the package that names it, unless the same version lies at the top already.
    const place = `${at.slice(0, at.lastIndexOf('node_modules/') + 'node_modules/'.length)}${name}`;
    const isHeld = [place, `node_modules/${name}`].some((known) => lock.packages[known]?.version === version);
    if (isHeld || !/^\d/.test(version)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) throw new Error(`Nothing in ${name} says which platform it is for.`);
    lock.packages[place] = { version, ...platform, ...(dev && { dev }), optional: true };
    added += 1;
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.info(`${added} packages of other platforms added`);
