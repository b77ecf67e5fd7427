/** Lets the server import the `.tsx` of the public site: compiled on first use, kept by content in node_modules/.cache. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const cache = new URL('../../node_modules/.cache/naskhah-tsx/', import.meta.url);

const compiled = (file: string): string => {
  const source = readFileSync(file, 'utf8');
  const kept = new URL(`${createHash('sha256').update(file).update(source).digest('hex')}.js`, cache);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { transformSync } = require('rolldown/utils') as typeof import('rolldown/utils');
    const { code } = transformSync(file, source, { jsx: { runtime: 'automatic', development: false } });
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, code);
    return code;
  }
};

registerHooks({
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? { format: 'module', shortCircuit: true, source: compiled(fileURLToPath(url)) }
      : next(url, context),
});
