import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = new URL('src/before-paint.js', import.meta.url);

/**
 * Puts the script that must run before the first paint into the page: as a file of its own, named by its content,
 * because the bundler leaves ordinary scripts alone and the policy allows no inline ones.
 */
export const beforePaint = (): Plugin => {
  const source = readFileSync(file, 'utf8');
  const fileName = `assets/before-paint-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'naskhah-before-paint',
    transformIndexHtml: (_html, { server }) => [
      { tag: 'script', attrs: { src: server ? '/src/before-paint.js' : `/${fileName}` }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
