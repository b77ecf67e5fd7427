import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** Budgets in kB of JavaScript as it is sent: what a first visit loads, and what each further route adds. */
const budgets = { login: 150, private: 220, route: 90 };

const folder = new URL('../../build/web/assets/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
const texts = new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
/** A browser takes gzip where there is no TLS, else brotli, which is less; without a form beside it a file is sent as it is. */
const kilobytes = (file: string): number => {
  const sent = new URL(`${file}.gz`, folder);
  return statSync(existsSync(sent) ? sent : new URL(file, folder)).size / 1000;
};

/** Files that are always loaded with this one: its static imports, and theirs. */
const loadedWith = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of (texts.get(file) ?? '').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    loadedWith(name, found);
  return found;
};

const named = (name: string): string => {
  const file = files.find((one) => one.startsWith(`${name}-`));
  if (!file) throw new Error(`The build holds no ${name}; run the build first`);
  return file;
};

const html = readFileSync(new URL('../index.html', folder), 'utf8');
const entries = [...html.matchAll(/src="\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file);
const sum = (found: Iterable<string>): number => [...found].reduce((total, file) => total + kilobytes(file), 0);

// The first calls of every visit bring the routes of these parts with them; the login page itself is among what is always loaded.
const firstCalls = ['reference-data', 'identity', 'access'].map((part) => named(`_contract_${part}`));
const start = new Set([...entries.flatMap((entry) => [...loadedWith(entry)]), ...firstCalls]);
const shell = new Set([...start, ...loadedWith(named('private-layout'))]);

/** What stands between the name of a page's file and the end of its script's: a dash, eight signs, the ending. */
const hashed = '-12345678.js'.length;
const pages = new Set(
  readdirSync(new URL('./src/routes/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => basename(path, '.tsx')),
);
const routes = files.filter((file) => pages.has(file.slice(0, -hashed)) || file.startsWith('command-palette-'));

const results = [
  { what: 'login page', size: sum(start), budget: budgets.login },
  { what: 'private frame', size: sum(shell), budget: budgets.private },
  ...routes.map((file) => ({
    what: `route ${file.slice(0, -hashed)}`,
    size: sum([...loadedWith(file)].filter((one) => !shell.has(one))),
    budget: budgets.route,
  })),
];

for (const { what, size, budget } of results) {
  console.info(`${size > budget ? 'OVER' : 'ok  '} ${size.toFixed(1).padStart(6)} of ${budget} kB  ${what}`);
}
if (results.some(({ size, budget }) => size > budget)) {
  console.info(
    'Load what is new on that page when it is needed (`lazy` of React, with its words), or make it smaller.',
  );
  process.exitCode = 1;
}
