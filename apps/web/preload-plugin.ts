import type { Plugin, Rolldown } from 'vite';

/** Parts of the contract that every visit calls first (`app/start-up.ts`). */
const firstCalls = ['reference-data', 'access', 'identity'].map((part) => `\0contract:${part}`);

type Bundle = Rolldown.OutputBundle;

/** A file and what it always loads, without what the page names itself. */
const loadedWith = (bundle: Bundle, file: string, found: Set<string>): Set<string> => {
  const chunk = bundle[file];
  for (const part of chunk?.type === 'chunk' ? chunk.imports : [])
    if (!found.has(part)) loadedWith(bundle, part, found.add(part));
  return found;
};

/**
 * Names in the page what its script would ask for one after another, so that a slow line brings it all at once: each step saved is a
 * way there and back.
 */
export const preload = (): Plugin => ({
  name: 'naskhah-preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, chunk }) => {
      if (!bundle || !chunk) return [];
      const wanted = loadedWith(bundle, chunk.fileName, new Set());
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && firstCalls.includes(part.facadeModuleId ?? '')) wanted.add(part.fileName);
      return [...wanted].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }));
    },
  },
});
